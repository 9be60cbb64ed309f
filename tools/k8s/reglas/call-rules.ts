import {
  matches,
  ofKind,
  podLabelsOf,
  podOf,
  workloadsOf,
  type KubeObject,
  type Selector,
} from '../objetos/objects.ts';
import { fault, type Fault, type Rule } from './rule.ts';
import { settingsOf } from '../objetos/settings.ts';

interface Peer {
  podSelector?: Selector;
  namespaceSelector?: Selector;
  ipBlock?: unknown;
}
interface Port {
  port?: number | string;
}

const HOST = /:\/\/(?:[^@/\s]*@)?([\w.-]+)/g;

const targetsOf = (objects: KubeObject[], service: KubeObject): KubeObject[] =>
  workloadsOf(objects).filter((workload) =>
    matches({ matchLabels: service.spec.selector }, podLabelsOf(workload)),
  );

/** Whether the host is this object's name or one of its pods (`mongo-0.mongo`), with or without the namespace. */
const isNamed = (host: string, { metadata: { name, namespace } }: KubeObject): boolean =>
  new RegExp(`^([\\w-]+-\\d+\\.)?${name}(\\.${namespace}(\\.svc[\\w.]*)?)?$`).test(host);

function calledBy(objects: KubeObject[], workload: KubeObject): KubeObject[] {
  const hosts = settingsOf(objects, workload).flatMap((value) =>
    [...value.matchAll(HOST)].map(([, host]) => host!),
  );
  return ofKind(objects, 'Service').filter((service) => hosts.some((host) => isNamed(host, service)));
}

const portsOf = (workload: KubeObject): number[] =>
  podOf(workload).containers.flatMap((container: { ports?: { containerPort: number }[] }) =>
    (container.ports ?? []).map(({ containerPort }) => containerPort),
  );

/** Whether a policy of `from` allows the traffic with `to`. */
const isAllowed = (
  objects: KubeObject[],
  way: 'ingress' | 'egress',
  of: KubeObject,
  other: KubeObject,
  ports: number[],
): boolean =>
  ofKind(objects, 'NetworkPolicy')
    .filter(({ spec }) => matches(spec.podSelector, podLabelsOf(of)))
    .flatMap(({ spec }): { from?: Peer[]; to?: Peer[]; ports?: Port[] }[] => spec[way] ?? [])
    .some(({ from, to, ports: open }) => {
      const peers = from ?? to;
      const reached = open?.some(({ port }) => ports.includes(Number(port))) ?? true;
      const met = peers?.some(
        ({ podSelector, namespaceSelector }) =>
          podSelector && !namespaceSelector && matches(podSelector, podLabelsOf(other)),
      );
      return reached && (met ?? true);
    });

function blocked(objects: KubeObject[], caller: KubeObject, service: KubeObject): Fault[] {
  return targetsOf(objects, service).flatMap((target) => {
    const { name } = service.metadata;
    const ports = portsOf(target);
    return [
      ...(isAllowed(objects, 'egress', caller, target, ports)
        ? []
        : [fault(caller, `ninguna NetworkPolicy lo deja salir hacia ${name}`)]),
      ...(isAllowed(objects, 'ingress', target, caller, ports)
        ? []
        : [fault(caller, `ninguna NetworkPolicy de ${name} lo deja entrar`)]),
    ];
  });
}

export const callRules: Rule[] = [
  {
    name: 'calls-allowed',
    why: 'A service that may not reach what it has been given the address of waits for ever.',
    check: (objects) =>
      ofKind(objects, 'Deployment').flatMap((caller) =>
        calledBy(objects, caller).flatMap((service) => blocked(objects, caller, service)),
      ),
  },
];
