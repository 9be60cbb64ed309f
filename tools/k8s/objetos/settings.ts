import { containersOf, ofKind, type KubeObject } from './objects.ts';

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Loose = any;

const dataOf = (objects: KubeObject[], kind: string, name: string): Record<string, string> => {
  const found = ofKind(objects, kind).find(({ metadata }) => metadata.name === name);
  const { data = {}, stringData = {} } = found ?? {};
  if (kind === 'ConfigMap') return data;
  const decoded = Object.entries(data).map(([key, value]) => [key, Buffer.from(value, 'base64').toString()]);
  return { ...Object.fromEntries(decoded), ...stringData };
};

function valueOf(objects: KubeObject[], { value, valueFrom }: Loose): string {
  const { configMapKeyRef: config, secretKeyRef: secret } = valueFrom ?? {};
  if (config) return dataOf(objects, 'ConfigMap', config.name)[config.key] ?? '';
  if (secret) return dataOf(objects, 'Secret', secret.name)[secret.key] ?? '';
  return value ?? '';
}

/** The values with which a workload's containers start, as far as the manifests contain them. */
export const settingsOf = (objects: KubeObject[], workload: KubeObject): string[] =>
  containersOf(workload).flatMap(({ envFrom = [], env = [] }) => [
    ...envFrom.flatMap(({ configMapRef, secretRef }: Loose) =>
      Object.values(
        dataOf(objects, configMapRef ? 'ConfigMap' : 'Secret', (configMapRef ?? secretRef)?.name ?? ''),
      ),
    ),
    ...env.map((entry: Loose) => valueOf(objects, entry)),
  ]);
