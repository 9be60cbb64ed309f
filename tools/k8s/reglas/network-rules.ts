import {
  matches,
  ofKind,
  podLabelsOf,
  workloadsOf,
  type KubeObject,
  type Selector,
} from '../objetos/objects.ts';
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

/** The selectors of pods in this namespace: the policy's own, and those it allows in and out. */
const selectorsOf = ({ spec }: KubeObject): Selector[] => [
  spec.podSelector,
  ...[...(spec.ingress ?? []), ...(spec.egress ?? [])]
    .flatMap(({ from, to }: { from?: Peer[]; to?: Peer[] }) => from ?? to ?? [])
    .filter(({ podSelector, namespaceSelector }: Peer) => podSelector && !namespaceSelector)
    .map(({ podSelector }: Peer) => podSelector),
];

/** Splits `In [a, b]`, because pods must exist for both a and b. */
const oneByOne = (selector: Selector): Selector[] =>
  (selector.matchExpressions ?? []).reduce<Selector[]>(
    (selectors, expression) =>
      selectors.flatMap((made) =>
        (expression.operator === 'In' ? expression.values! : [null]).map((value) => ({
          ...made,
          matchExpressions: [
            ...(made.matchExpressions ?? []),
            value === null ? expression : { ...expression, values: [value] },
          ],
        })),
      ),
    [{ matchLabels: selector.matchLabels }],
  );

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
    why: 'A pod that does not exist is a name that was mistyped.',
    check: (objects) =>
      ofKind(objects, 'NetworkPolicy').flatMap((policy) =>
        selectorsOf(policy)
          .flatMap(oneByOne)
          .filter((selector) => !workloadsOf(objects).some((pods) => matches(selector, podLabelsOf(pods))))
          .map((selector) => fault(policy, `nombra pods que no existen: ${JSON.stringify(selector)}`)),
      ),
  },
];
