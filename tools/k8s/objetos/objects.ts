import { parseAllDocuments } from 'yaml';

/** As parsed from YAML: the schema checks its shape before any rule runs. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Loose = any;

export interface KubeObject {
  apiVersion: string;
  kind: string;
  metadata: {
    name: string;
    namespace?: string;
    labels?: Record<string, string>;
    annotations?: Record<string, string>;
  };
  spec?: Loose;
  data?: Record<string, string>;
  stringData?: Record<string, string>;
  automountServiceAccountToken?: boolean;
}

export interface Selector {
  matchLabels?: Record<string, string>;
  matchExpressions?: { key: string; operator: string; values?: string[] }[];
}

export function parseObjects(text: string): KubeObject[] {
  return parseAllDocuments(text).flatMap((document) => {
    if (document.errors.length) throw new Error(document.errors[0]!.message);
    const object = document.toJS() as KubeObject | null;
    return object ? [object] : [];
  });
}

export const idOf = (object: KubeObject): string => `${object.kind}/${object.metadata?.name}`;

export const ofKind = (objects: KubeObject[], ...kinds: string[]): KubeObject[] =>
  objects.filter((object) => kinds.includes(object.kind));

/** Every object that creates pods. */
export const workloadsOf = (objects: KubeObject[]): KubeObject[] =>
  ofKind(objects, 'Deployment', 'StatefulSet', 'Job', 'CronJob');

/** What a workload makes its pods from; a CronJob makes Jobs, which make them. */
const templateOf = ({ spec }: KubeObject): Loose => (spec.jobTemplate?.spec ?? spec).template;

export const podOf = (workload: KubeObject): Loose => templateOf(workload).spec;

export const podLabelsOf = (workload: KubeObject): Record<string, string> =>
  templateOf(workload).metadata?.labels ?? {};

export const containersOf = (workload: KubeObject): Loose[] => [
  ...podOf(workload).containers,
  ...(podOf(workload).initContainers ?? []),
];

const OPERATORS: Record<string, (value: string | undefined, values: string[]) => boolean> = {
  In: (value, values) => value !== undefined && values.includes(value),
  NotIn: (value, values) => value === undefined || !values.includes(value),
  Exists: (value) => value !== undefined,
  DoesNotExist: (value) => value === undefined,
};

export const matches = (selector: Selector, labels: Record<string, string>): boolean =>
  Object.entries(selector.matchLabels ?? {}).every(([key, value]) => labels[key] === value) &&
  (selector.matchExpressions ?? []).every(({ key, operator, values }) =>
    OPERATORS[operator]!(labels[key], values ?? []),
  );
