import type { KubeObject } from '../objetos/objects.ts';

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Loose = any;

/** The good manifest's objects by kind, to change them; add objects to `all`. */
export type Objects = Record<string, Loose> & { all: KubeObject[] };

const pod = ({ Deployment }: Objects): Loose => Deployment.spec.template.spec;
const container = (objects: Objects): Loose => pod(objects).containers[0];

/** For each rule, the smallest change to good-manifest.yaml that it must reject. */
export const badManifests: Record<string, (objects: Objects) => void> = {
  'no-root': (o) => (container(o).securityContext.runAsUser = 0),
  'read-only-root': (o) => delete container(o).securityContext.readOnlyRootFilesystem,
  'no-privileges': (o) => (container(o).securityContext.capabilities = { drop: ['NET_RAW'] }),
  seccomp: (o) => (pod(o).securityContext.seccompProfile.type = 'Unconfined'),
  'pinned-image': (o) => (container(o).image = 'registro:5000/pmp/web:latest'),
  resources: (o) => (container(o).resources.requests.memory = '1Gi'),
  'no-secret-in-env': (o) => container(o).env.push({ name: 'IA_CLAVE', value: 'sk-1' }),
  probes: (o) => delete container(o).readinessProbe,
  'liveness-asks-itself': (o) => (container(o).livenessProbe.httpGet.path = '/salud/listo'),
  'readiness-asks-database': (o) => (container(o).readinessProbe.httpGet.path = '/salud/vivo'),
  'no-token': (o) => delete pod(o).automountServiceAccountToken,
  'no-host': (o) => (pod(o).volumes = [{ name: 'nodo', hostPath: { path: '/' } }]),
  drains: (o) => (pod(o).terminationGracePeriodSeconds = 10),
  spread: (o) => (pod(o).topologySpreadConstraints[0].labelSelector.matchLabels.app = 'otra'),
  'rolls-without-gap': (o) => (o['Deployment'].spec.strategy.rollingUpdate.maxUnavailable = '25%'),
  once: (o) => o.all.push(structuredClone(o['Service'])),
  namespaced: (o) => delete o['ConfigMap'].metadata.namespace,
  'selector-own-pods': (o) => (o['Deployment'].spec.selector.matchLabels.app = 'otra'),
  'own-account': (o) => (pod(o).serviceAccountName = 'default'),
  'account-without-token': (o) => delete o['ServiceAccount'].automountServiceAccountToken,
  references: (o) => (container(o).envFrom[0].configMapRef.name = 'comum'),
  'no-secret-values': (o) => (o['Secret'].stringData.url = 'nats://pmp:secreto@nats:4222'),
  'service-reaches-pods': (o) => (o['Service'].spec.ports[0].targetPort = 8080),
  'service-inside': (o) => (o['Service'].spec.type = 'LoadBalancer'),
  'disruption-budget': (o) => (o['PodDisruptionBudget'].spec.maxUnavailable = 0),
  autoscaler: (o) => (o['HorizontalPodAutoscaler'].spec.scaleTargetRef.name = 'otra'),
  'autoscaler-alone': (o) => (o['Deployment'].spec.replicas = 2),
  'network-closed': (o) => (o['NetworkPolicy'].spec.policyTypes = ['Ingress']),
  'callers-named': (o) => delete o['NetworkPolicy'].spec.ingress[0].from,
  'callers-real': (o) =>
    (o['NetworkPolicy'].spec.ingress[0].from[0].podSelector.matchExpressions[0].values = ['web', 'trabjo']),
  'calls-allowed': (o) => (o['NetworkPolicy'].spec.egress[0].ports[0].port = 80),
  'ingress-backend': (o) => (o['Ingress'].spec.rules[0].http.paths[0].backend.service.name = 'wev'),
  'ingress-sockets': (o) => delete o['Ingress'].metadata.annotations,
  'job-apart': (o) => delete o['Job'].metadata.labels,
  'job-ends': (o) => delete o['Job'].spec.activeDeadlineSeconds,
  'cron-alone': (o) =>
    o.all.push({
      apiVersion: 'batch/v1',
      kind: 'CronJob',
      metadata: o['Job'].metadata,
      spec: { schedule: '0 3 * * *', jobTemplate: { spec: structuredClone(o['Job'].spec) } },
    }),
  migrated: (o) => (o['Job'].spec.template.spec.containers[0].image = 'pmp/web:0.9.0'),
  'first-admin': (o) => o['Job'].spec.template.spec.containers[0].env.pop(),
};

/** Manifests that the API server rejects, with the expected message. */
export const badShapes: [because: string, spoil: (objects: Objects) => void][] = [
  ['v1beta1 Ingress: no está entre los tipos conocidos', (o) => (o['Ingress'].apiVersion = 'v1beta1')],
  ['.spec.template.spec.containers[0].imagen: no existe en la API', (o) => (container(o).imagen = 'x')],
  ['.spec.selector: falta', (o) => delete o['Deployment'].spec.selector],
  ['.spec.minReplicas: debe ser integer', (o) => (o['HorizontalPodAutoscaler'].spec.minReplicas = '2')],
  ['.data.LOG_NIVEL: debe ser string', (o) => (o['ConfigMap'].data.LOG_NIVEL = 1)],
  ['.spec.ports[0].targetPort: debe ser texto o entero', (o) => (o['Service'].spec.ports[0].targetPort = {})],
  ['.metadata.name: falta', (o) => delete o['Ingress'].metadata.name],
];
