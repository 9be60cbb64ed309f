import { EXTERNAL_SECRETS } from './external-secrets.ts';
import {
  containersOf,
  idOf,
  matches,
  ofKind,
  podLabelsOf,
  podOf,
  workloadsOf,
  type KubeObject,
  type Selector,
} from '../objetos/objects.ts';
import { fault, type Rule } from './rule.ts';

const has = (objects: KubeObject[], kind: string, name: string): boolean =>
  ofKind(objects, kind).some((object) => object.metadata.name === name);

const selected = (objects: KubeObject[], selector: Selector): KubeObject[] =>
  workloadsOf(objects).filter((workload) => matches(selector, podLabelsOf(workload)));

interface Source {
  name: string;
  optional?: boolean;
}
interface Volume {
  configMap?: Source;
  secret?: { secretName: string; optional?: boolean };
}

function needed(config: Source | undefined, secret: Source | undefined): [kind: string, name: string][] {
  if (config && !config.optional) return [['ConfigMap', config.name]];
  return secret && !secret.optional ? [['Secret', secret.name]] : [];
}

/** Names of the ConfigMaps and Secrets without which a workload cannot start. */
const neededBy = (workload: KubeObject): [kind: string, name: string][] => [
  ...containersOf(workload).flatMap(({ envFrom = [], env = [] }) =>
    [...envFrom, ...env.map((entry: { valueFrom?: unknown }) => entry.valueFrom ?? {})].flatMap(
      ({ configMapRef, configMapKeyRef, secretRef, secretKeyRef }) =>
        needed(configMapRef ?? configMapKeyRef, secretRef ?? secretKeyRef),
    ),
  ),
  ...(podOf(workload).volumes ?? []).flatMap(({ configMap, secret }: Volume) =>
    needed(configMap, secret && { name: secret.secretName, optional: secret.optional }),
  ),
];

const isReachable = (port: number | string, workload: KubeObject): boolean =>
  podOf(workload).containers.some((container: { ports?: { name?: string; containerPort: number }[] }) =>
    container.ports?.some(({ name, containerPort }) => port === name || port === containerPort),
  );

/** Seconds for which an ingress controller must keep a silent socket open. */
const MIN_SOCKET_SECONDS = 3_600;
const SOCKET_ANNOTATIONS = ['read', 'send'].map((way) => `nginx.ingress.kubernetes.io/proxy-${way}-timeout`);
const WITH_PASSWORD = /:\/\/[^/\s]*:[^/\s]*@/;
const CLUSTER_WIDE = ['Namespace', 'PriorityClass'];

const textsOf = ({ data = {}, stringData = {} }: KubeObject): [string, string][] => [
  ...Object.entries(data).map(([key, value]): [string, string] => [
    key,
    Buffer.from(value, 'base64').toString(),
  ]),
  ...Object.entries(stringData),
];

export const objectRules: Rule[] = [
  {
    name: 'once',
    why: 'Of two objects with one name the last applied wins.',
    check: (objects) => {
      const ids = objects.map(idOf);
      return objects
        .filter((object, i) => ids.indexOf(idOf(object)) !== i)
        .map((object) => fault(object, 'repetido'));
    },
  },
  {
    name: 'namespaced',
    why: 'An object without a namespace lands wherever the operator happens to be.',
    check: (objects) =>
      objects
        .filter(({ kind, metadata }) => !CLUSTER_WIDE.includes(kind) && !metadata.namespace)
        .map((object) => fault(object, 'sin namespace')),
  },
  {
    name: 'selector-own-pods',
    why: 'A workload whose selector misses its own pods makes them for ever.',
    check: (objects) =>
      ofKind(objects, 'Deployment', 'StatefulSet')
        .filter((workload) => !matches(workload.spec.selector, podLabelsOf(workload)))
        .map((workload) => fault(workload, 'su selector no elige sus pods')),
  },
  {
    name: 'own-account',
    why: 'The default account may be given rights by others.',
    check: (objects) =>
      workloadsOf(objects)
        .filter((workload) => !has(objects, 'ServiceAccount', podOf(workload).serviceAccountName))
        .map((workload) => fault(workload, 'sin ServiceAccount propia')),
  },
  {
    name: 'account-without-token',
    why: 'Whoever uses the account elsewhere gets no token either.',
    check: (objects) =>
      ofKind(objects, 'ServiceAccount')
        .filter((account) => account.automountServiceAccountToken !== false)
        .map((account) => fault(account, 'da su token a quien la usa')),
  },
  {
    name: 'references',
    why: 'A pod whose settings do not exist never starts.',
    check: (objects) =>
      workloadsOf(objects).flatMap((workload) =>
        neededBy(workload)
          .filter(
            ([kind, name]) => !has(objects, kind, name) && !(kind === 'Secret' && name in EXTERNAL_SECRETS),
          )
          .map(([kind, name]) => fault(workload, `no existe ${kind}/${name}`)),
      ),
  },
  {
    name: 'no-secret-values',
    why: 'What is in the repository is not secret.',
    check: (objects) =>
      ofKind(objects, 'Secret', 'ConfigMap').flatMap((object) =>
        (object.kind === 'Secret' ? textsOf(object) : Object.entries(object.data ?? {}))
          .filter(([, value]) => value !== '')
          .filter(
            ([key, value]) =>
              WITH_PASSWORD.test(value) || /(clave|contrasena|password|token)(?!_minima)/i.test(key),
          )
          .map(([key]) => fault(object, `${key} es un secreto escrito`)),
      ),
  },
  {
    name: 'service-reaches-pods',
    why: 'A Service whose selector or port is wrong answers nobody.',
    check: (objects) =>
      ofKind(objects, 'Service').flatMap((service) => {
        const pods = selected(objects, { matchLabels: service.spec.selector });
        if (!pods.length) return [fault(service, 'no elige ningún pod')];
        const ports: { port: number; targetPort?: number | string }[] = service.spec.ports;
        return ports
          .filter(({ port, targetPort }) => !pods.every((pod) => isReachable(targetPort ?? port, pod)))
          .map(({ port }) => fault(service, `el puerto ${port} no llega a ninguno de sus pods`));
      }),
  },
  {
    name: 'service-inside',
    why: 'The Ingress is the only way in.',
    check: (objects) =>
      ofKind(objects, 'Service')
        .filter(({ spec }) => ['NodePort', 'LoadBalancer'].includes(spec.type))
        .map((service) => fault(service, `es ${service.spec.type}`)),
  },
  {
    name: 'disruption-budget',
    why: 'A drained node must neither take a service down nor be stopped for ever by it.',
    check: (objects) =>
      ofKind(objects, 'Deployment')
        .filter(
          (workload) =>
            !ofKind(objects, 'PodDisruptionBudget').some(
              ({ spec }) => spec.maxUnavailable >= 1 && matches(spec.selector, podLabelsOf(workload)),
            ),
        )
        .map((workload) => fault(workload, 'sin PodDisruptionBudget que deje salir un pod')),
  },
  {
    name: 'autoscaler',
    why: 'Every service grows with its load, within bounds.',
    check: (objects) =>
      ofKind(objects, 'Deployment')
        .filter(
          (workload) =>
            !ofKind(objects, 'HorizontalPodAutoscaler').some(
              ({ spec }) =>
                spec.scaleTargetRef.kind === workload.kind &&
                spec.scaleTargetRef.name === workload.metadata.name &&
                spec.minReplicas <= spec.maxReplicas,
            ),
        )
        .map((workload) => fault(workload, 'sin HorizontalPodAutoscaler')),
  },
  {
    name: 'autoscaler-alone',
    why: 'A number of replicas that is written down undoes what the autoscaler did at every upgrade.',
    check: (objects) =>
      ofKind(objects, 'Deployment')
        .filter(({ spec }) => spec.replicas !== undefined)
        .map((workload) => fault(workload, 'fija sus réplicas')),
  },
];

export const ingressRules: Rule[] = [
  {
    name: 'ingress-backend',
    why: 'An address that leads nowhere answers 503.',
    check: (objects) =>
      ofKind(objects, 'Ingress').flatMap((ingress) =>
        ingress.spec.rules
          .flatMap(
            (rule: { http: { paths: { backend: { service: { name: string } } }[] } }) => rule.http.paths,
          )
          .map((path: { backend: { service: { name: string } } }) => path.backend.service.name)
          .filter((name: string) => !has(objects, 'Service', name))
          .map((name: string) => fault(ingress, `no existe Service/${name}`)),
      ),
  },
  {
    name: 'ingress-sockets',
    why: 'A controller cuts a silent socket off after a minute unless it is told not to.',
    check: (objects) =>
      ofKind(objects, 'Ingress')
        .filter(({ metadata }) =>
          SOCKET_ANNOTATIONS.some((name) => !(Number(metadata.annotations?.[name]) >= MIN_SOCKET_SECONDS)),
        )
        .map((ingress) => fault(ingress, 'corta los sockets en silencio')),
  },
];
