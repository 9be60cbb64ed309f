import type { KubeObject } from '../../k8s/objetos/objects.ts';
import { Holes } from './holes.ts';
import { configurationOf, type Rendered } from './rendered.ts';

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Loose = any;

/** In this order, before anything of a version starts. The account comes before whoever uses it. */
const WEIGHTS: Record<string, number> = {
  'pmp-trabajos': -10,
  'migrar-bases': 0,
  'preparar-bases': 10,
  'primer-administrador': 20,
};
const BACKUPS = 'copias';
const FIRST_ADMIN = 'primer-administrador';
const CIDR = 'ipBlock: { cidr: {{ . | quote }} }';

const copyOf = (object: KubeObject): Loose => structuredClone(object);
const imageOf = (image: string): string => /([\w-]+):[^:]+$/.exec(image)![1]!;

function fillContainers(holes: Holes, pod: Loose): void {
  for (const container of pod.containers)
    container.image = holes.value(
      `printf "%s/${imageOf(container.image)}:%s" .Values.imagenes.prefijo (.Values.imagenes.version | default .Chart.AppVersion) | quote`,
    );
  pod.imagePullSecrets = holes.tree('.Values.imagenes.secretos');
}

const fill: Record<string, (holes: Holes, object: Loose) => void> = {
  Deployment(holes, { metadata: { name }, spec: { template } }) {
    fillContainers(holes, template.spec);
    template.spec.containers[0].resources = holes.tree(`.Values.procesos.${name}.recursos`);
    // What kustomize says with the name of a ConfigMap: its pods restart when it changes.
    template.metadata.annotations['checksum/configuracion'] = holes.value(
      'toJson .Values.configuracion | sha256sum',
    );
  },
  HorizontalPodAutoscaler(holes, { metadata: { name }, spec }) {
    spec.minReplicas = holes.value(`.Values.procesos.${name}.replicas.minimo | int`);
    spec.maxReplicas = holes.value(`.Values.procesos.${name}.replicas.maximo | int`);
  },
  Ingress(holes, { metadata, spec }) {
    metadata.annotations[holes.moreKeys('.Values.ingress.anotaciones')] = null;
    spec.ingressClassName = holes.value('.Values.ingress.clase | quote');
    spec.tls = [
      {
        hosts: [holes.value('.Values.direccion | quote')],
        secretName: holes.value('.Values.ingress.tls | quote'),
      },
    ];
    spec.rules[0].host = holes.value('.Values.direccion | quote');
  },
  CronJob(holes, { spec }) {
    spec.schedule = holes.value('.Values.copias.horario | quote');
    fillContainers(holes, spec.jobTemplate.spec.template.spec);
  },
  PersistentVolumeClaim(holes, { spec }) {
    spec.resources.requests.storage = holes.value('.Values.copias.tamano | quote');
  },
  Job(holes, { metadata: { name }, spec }) {
    if (!(name in WEIGHTS)) throw new Error(`${name}: say when it runs`);
    fillContainers(holes, spec.template.spec);
  },
};

const isOf = ({ metadata: { name } }: KubeObject, part: string): boolean =>
  name === part || name === `pmp-${part}`;

const POLICIES: Record<string, (holes: Holes, spec: Loose) => void> = {
  'a-mongodb-gestionado': (holes, spec) => (spec.egress[0].to = holes.each('.Values.redes.mongodb', CIDR)),
  'a-nats-gestionado': (holes, spec) => (spec.egress[0].to = holes.each('.Values.redes.nats', CIDR)),
  'ingress-a-gateway': (holes, spec) => allowNamespace(holes, spec, '.Values.ingress.espacio'),
  metricas: (holes, spec) => allowNamespace(holes, spec, '.Values.vigilancia.espacio'),
  'metricas-del-gateway': (holes, spec) => allowNamespace(holes, spec, '.Values.vigilancia.espacio'),
};

function allowNamespace(holes: Holes, spec: Loose, expression: string): void {
  spec.ingress[0].from[0].namespaceSelector.matchLabels['kubernetes.io/metadata.name'] = holes.value(
    `${expression} | quote`,
  );
}

function conditionOf(object: KubeObject, isFile: boolean): string | undefined {
  const {
    kind,
    metadata: { name },
  } = object;
  if (isOf(object, BACKUPS)) return '.Values.copias.activas';
  if (kind === 'Ingress') return '.Values.ingress.activo';
  if (isFile || name.startsWith('metricas')) return '.Values.vigilancia.activa';
  return name === FIRST_ADMIN ? '.Values.trabajos.primerAdministrador' : undefined;
}

function fileOf(object: KubeObject, isFile: boolean): string {
  const {
    kind,
    metadata: { name },
  } = object;
  if (isOf(object, BACKUPS)) return `${BACKUPS}.yaml`;
  if (isFile) return 'vigilancia.yaml';
  const byKind: Record<string, string> = {
    NetworkPolicy: 'red.yaml',
    ConfigMap: 'configuracion.yaml',
    Ingress: 'ingress.yaml',
    Job: 'trabajos.yaml',
  };
  return name in WEIGHTS ? 'trabajos.yaml' : (byKind[kind] ?? `${name}.yaml`);
}

/** A hook: it runs before the release, and is replaced by the one of the next version, as no Job may be changed. */
function hooked(object: Loose): Loose {
  const { name } = object.metadata;
  object.metadata.annotations = {
    ...object.metadata.annotations,
    'helm.sh/hook': name === FIRST_ADMIN ? 'pre-install' : 'pre-install,pre-upgrade',
    'helm.sh/hook-weight': String(WEIGHTS[name]),
    'helm.sh/hook-delete-policy': 'before-hook-creation',
  };
  return object;
}

/** The templates by the names of their files. */
export function templateOf(rendered: Rendered): Map<string, string> {
  const configuration = configurationOf(rendered);
  const files = new Map<string, string>();
  for (const original of [...rendered.lasting, ...rendered.jobs]) {
    const holes = new Holes();
    const object = rendered.jobs.includes(original) ? hooked(copyOf(original)) : copyOf(original);
    const { name } = original.metadata;
    object.metadata.namespace = holes.value('.Release.Namespace');
    const isFile = original.kind === 'ConfigMap' && !configuration.has(name.replace('pmp-', ''));
    if (isFile) for (const key of Object.keys(object.data)) object.data[key] = holes.file(key);
    else if (original.kind === 'ConfigMap')
      object.data = holes.tree(`.Values.configuracion.${name.replace('pmp-', '')}`);
    else if (original.kind === 'NetworkPolicy') POLICIES[name]?.(holes, object.spec);
    else fill[original.kind]?.(holes, object);
    const file = fileOf(original, isFile);
    files.set(file, (files.get(file) ?? '') + holes.write(object, conditionOf(original, isFile)));
  }
  return files;
}
