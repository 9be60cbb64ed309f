import { matches, ofKind, podLabelsOf, workloadsOf, type KubeObject, type Selector } from './objects.ts';
import { fault, type Rule } from './rule.ts';

interface Peer {
  podSelector?: Selector;
  namespaceSelector?: Selector;
  ipBlock?: unknown;
}

const isEmpty = (selector: Selector): boolean =>
  !Object.keys(selector.matchLabels ?? {}).length && !selector.matchExpressions?.length;

const isDenied = (objects: KubeObject[], workload: KubeObject, way: string): boolean =>
  ofKind(objects, 'NetworkPolicy').some(
    ({ spec }) => spec.policyTypes?.includes(way) && matches(spec.podSelector, podLabelsOf(workload)),
  );

const callersOf = (policy: KubeObject): Peer[] =>
  (policy.spec.ingress ?? []).flatMap((rule: { from?: Peer[] }) => rule.from ?? [{}]);

export const networkRules: Rule[] = [
  {
    name: 'network-closed',
    why: 'What no policy selects may talk to everybody.',
    check: (objects) =>
      ofKind(objects, 'Deployment', 'StatefulSet').flatMap((workload) =>
        ['Ingress', 'Egress']
          .filter((way) => !isDenied(objects, workload, way))
          .map((way) => fault(workload, `ninguna NetworkPolicy limita su ${way}`)),
      ),
  },
  {
    name: 'callers-named',
    why: 'A policy that lets anybody in is none.',
    check: (objects) =>
      ofKind(objects, 'NetworkPolicy')
        .filter((policy) =>
          callersOf(policy).some(
            ({ podSelector, namespaceSelector, ipBlock }) =>
              !namespaceSelector && !ipBlock && (!podSelector || isEmpty(podSelector)),
          ),
        )
        .map((policy) => fault(policy, 'no nombra a quien deja entrar')),
  },
  {
    name: 'callers-real',
    why: 'A caller that does not exist is a name that was mistyped.',
    check: (objects) =>
      ofKind(objects, 'NetworkPolicy')
        .filter((policy) =>
          callersOf(policy).some(
            ({ podSelector, namespaceSelector }) =>
              podSelector &&
              !namespaceSelector &&
              !workloadsOf(objects).some((workload) => matches(podSelector, podLabelsOf(workload))),
          ),
        )
        .map((policy) => fault(policy, 'deja entrar a quien no existe')),
  },
];
