import {
  containersOf,
  matches,
  ofKind,
  podLabelsOf,
  podOf,
  workloadsOf,
  type KubeObject,
} from '../objetos/objects.ts';
import { fault, type Rule } from './rule.ts';

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Container = any;

/** `broken` gets a container and its pod, and returns what is wrong or null. */
const ofContainers = (
  name: string,
  why: string,
  broken: (container: Container, pod: Container) => string | null,
  kinds?: string[],
): Rule => ({
  name,
  why,
  check: (objects) =>
    workloadsOf(objects)
      .filter((workload) => !kinds || kinds.includes(workload.kind))
      .flatMap((workload) =>
        containersOf(workload).flatMap((container) => {
          const what = broken(container, podOf(workload));
          return what ? [fault(workload, `${container.name}: ${what}`)] : [];
        }),
      ),
});

const ofPods = (
  name: string,
  why: string,
  broken: (pod: Container, workload: KubeObject) => string | null,
  kinds = ['Deployment', 'StatefulSet', 'Job', 'CronJob'],
): Rule => ({
  name,
  why,
  check: (objects) =>
    ofKind(objects, ...kinds).flatMap((workload) => {
      const what = broken(podOf(workload), workload);
      return what ? [fault(workload, what)] : [];
    }),
});

const LONG_RUNNING = ['Deployment', 'StatefulSet'];
/** In seconds: the preStop pause, and the 20 within which a process drains. */
const MIN_GRACE = 25;
/** Paths that check only the process. */
const ALIVE = ['/salud/vivo', '/api/salud/vivo'];
/** Checks the database too, but not the broker; at the gateway, which has none, that it has reached the broker once. */
const READY = ['/salud/listo', '/api/salud/listo'];

const readinessWanted = ({ env = [] }: Container): string[] =>
  env.some(({ name }: { name: string }) => name === 'MONGODB_URI') ? READY.slice(0, 1) : READY;

const UNITS: Record<string, number> = {
  '': 1,
  m: 0.001,
  k: 1e3,
  M: 1e6,
  G: 1e9,
  Ki: 2 ** 10,
  Mi: 2 ** 20,
  Gi: 2 ** 30,
};
const amount = (quantity: string): number => {
  const [, number, unit] = /^([\d.]+)(\w*)$/.exec(quantity) ?? [];
  return Number(number) * (UNITS[unit ?? ''] ?? NaN);
};

function resourcesFault({ resources }: Container): string | null {
  const { requests = {}, limits = {} } = resources ?? {};
  if (!requests.cpu || !requests.memory) return 'sin requests de cpu y memoria';
  if (!limits.memory) return 'sin límite de memoria';
  if (!limits['ephemeral-storage']) return 'sin límite de disco';
  const over = Object.keys(limits).find((key) => !(amount(requests[key] ?? '0') <= amount(limits[key])));
  return over ? `request de ${over} por encima de su límite` : null;
}

export const podRules: Rule[] = [
  ofContainers('no-root', 'A way out of the container must not be one into the node.', (container, pod) => {
    const own = { ...pod.securityContext, ...container.securityContext };
    return own.runAsNonRoot === true && own.runAsUser !== 0 ? null : 'puede ejecutarse como root';
  }),
  ofContainers('read-only-root', 'What cannot be written cannot be replaced.', ({ securityContext }) =>
    securityContext?.readOnlyRootFilesystem === true ? null : 'raíz con escritura',
  ),
  ofContainers('no-privileges', 'No process of ours needs one.', ({ securityContext }) =>
    securityContext?.allowPrivilegeEscalation === false &&
    securityContext.capabilities?.drop?.includes('ALL') &&
    !securityContext.privileged
      ? null
      : 'conserva privilegios',
  ),
  ofContainers('seccomp', 'The restricted level of Kubernetes asks for it.', (container, pod) =>
    ['RuntimeDefault', 'Localhost'].includes(
      ({ ...pod.securityContext, ...container.securityContext } as Container).seccompProfile?.type,
    )
      ? null
      : 'sin perfil seccomp',
  ),
  ofContainers('pinned-image', 'What runs tomorrow must be what was tried today.', ({ image }) =>
    /(@sha256:[0-9a-f]{64}|:(?!latest$)[\w.-]+)$/.test(image ?? '') ? null : `imagen sin fijar: ${image}`,
  ),
  ofContainers('resources', 'Without them one pod starves its neighbours.', resourcesFault),
  ofContainers(
    'no-secret-in-env',
    'Manifests are read by many: secrets are only referred to.',
    ({ env = [] }) => {
      const named = env.find(
        (entry: Container) => entry.value && /CLAVE|CONTRASENA|PASS|TOKEN|SECRET/.test(entry.name),
      );
      return named ? `${named.name} lleva su valor` : null;
    },
  ),
  ofContainers(
    'probes',
    'Who does not answer gets no requests, and who hangs is restarted.',
    ({ readinessProbe, livenessProbe }) => (readinessProbe && livenessProbe ? null : 'falta una sonda'),
    LONG_RUNNING,
  ),
  ofContainers(
    'liveness-asks-itself',
    'A database that is away must not restart every pod.',
    ({ livenessProbe }) =>
      ALIVE.includes(livenessProbe?.httpGet?.path) ? null : 'livenessProbe no pregunta solo por el proceso',
    ['Deployment'],
  ),
  ofContainers(
    'readiness-asks-database',
    'Without its database it gets no requests; a broker or a service that is away takes nobody with it.',
    (container) =>
      readinessWanted(container).includes(container.readinessProbe?.httpGet?.path)
        ? null
        : `readinessProbe no es ${readinessWanted(container).join(' ni ')}`,
    ['Deployment'],
  ),
  ofPods('no-token', 'No process of ours talks to the API server.', (pod) =>
    pod.automountServiceAccountToken === false ? null : 'monta el token de su cuenta',
  ),
  ofPods('no-host', 'The node is not the pod’s.', (pod) =>
    pod.hostNetwork || pod.hostPID || pod.hostIPC || pod.volumes?.some((volume: Container) => volume.hostPath)
      ? 'usa algo del nodo'
      : null,
  ),
  ofPods(
    'drains',
    'Requests under way end before the process does.',
    (pod) => ((pod.terminationGracePeriodSeconds ?? 0) >= MIN_GRACE ? null : 'poco tiempo para terminar'),
    LONG_RUNNING,
  ),
  ofPods(
    'spread',
    'The loss of a node must not be the loss of a service.',
    (pod, workload) =>
      pod.topologySpreadConstraints?.some(
        ({ topologyKey, labelSelector }: Container) =>
          topologyKey === 'kubernetes.io/hostname' && matches(labelSelector ?? {}, podLabelsOf(workload)),
      )
        ? null
        : 'sin topologySpreadConstraints de sus pods entre nodos',
    ['Deployment'],
  ),
  ofPods(
    'rolls-without-gap',
    'An upgrade never has fewer pods than wanted.',
    (_pod, { spec }) =>
      spec.strategy?.rollingUpdate?.maxUnavailable === 0 ? null : 'maxUnavailable no es 0',
    ['Deployment'],
  ),
];
