import { containersOf, matches, ofKind, podOf, type KubeObject } from '../objetos/objects.ts';
import { fault, type Rule } from './rule.ts';

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Container = any;

const MIGRATE = '--migrar';
const FIRST_ADMIN = ['ADMIN_CORREO', 'ADMIN_CONTRASENA'];

const jobContainers = (objects: KubeObject[]): Container[] => ofKind(objects, 'Job').flatMap(containersOf);

const entryOf = ({ env = [] }: Container, name: string): Container | undefined =>
  env.find((entry: { name: string }) => entry.name === name);

const migrates =
  (image: string) =>
  (container: Container): boolean =>
    container.image === image && container.command?.includes(MIGRATE);

/** Put by k8s/trabajos/kustomization.yaml on what is applied apart from the installation. */
const APART = { matchLabels: { 'app.kubernetes.io/component': 'trabajo' } };

export const jobRules: Rule[] = [
  {
    name: 'job-apart',
    why: 'A Job cannot be changed: inside an installation, it makes the next version impossible to apply.',
    check: (objects) =>
      ofKind(objects, 'Job')
        .filter(({ metadata }) => !matches(APART, metadata.labels ?? {}))
        .map((job) => fault(job, 'dentro de la instalación: no admitirá otra imagen; ponlo en k8s/trabajos')),
  },
  {
    name: 'job-ends',
    why: 'What fails for ever, or never ends, is noticed by nobody.',
    check: (objects) =>
      [...ofKind(objects, 'Job'), ...ofKind(objects, 'CronJob')]
        .filter(({ spec }) => {
          const { backoffLimit, activeDeadlineSeconds } = spec.jobTemplate?.spec ?? spec;
          return backoffLimit === undefined || !(activeDeadlineSeconds > 0);
        })
        .map((job) => fault(job, 'sin backoffLimit y activeDeadlineSeconds')),
  },
  {
    name: 'cron-alone',
    why: 'Two backups at once, or one for every hour that the cluster was away, help nobody.',
    check: (objects) =>
      ofKind(objects, 'CronJob')
        .filter(({ spec }) => spec.concurrencyPolicy !== 'Forbid' || !(spec.startingDeadlineSeconds > 0))
        .map((job) => fault(job, 'sin concurrencyPolicy: Forbid y startingDeadlineSeconds')),
  },
  {
    name: 'migrated',
    why: 'What is stored must fit before the first pod of a version takes requests.',
    check: (objects) =>
      ofKind(objects, 'Deployment')
        .filter((workload) =>
          podOf(workload).containers.some(
            (container: Container) =>
              entryOf(container, 'MONGODB_URI') && !jobContainers(objects).some(migrates(container.image)),
          ),
        )
        .map((workload) => fault(workload, 'ningún Job migra su base con su misma imagen')),
  },
  {
    name: 'first-admin',
    why: 'An installation into which nobody can sign in is none.',
    check: (objects) =>
      jobContainers(objects).some((container) =>
        FIRST_ADMIN.every((name) => entryOf(container, name)?.valueFrom?.secretKeyRef),
      )
        ? []
        : [{ object: 'Job', what: 'ninguno crea la primera cuenta, por secretos' }],
  },
];
