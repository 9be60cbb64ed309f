import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Loose = any;

const GATEWAY = 'gateway';
const DATABASE = ['MONGODB_URI', 'MONGODB_BASE'];

const read = (path: string): string => readFileSync(path, 'utf8');
const yaml = (path: string): Loose => parse(read(path), { merge: true });

const namesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name]) => name!);

/** The variables of every program, read from documents that tests compare with what the programs validate. */
export function knownVariables(): Map<string, string[]> {
  const [, common, ...programs] = read('docs/configuracion.md').split(/^## /m);
  const rows = (text: string) => namesIn(text, /^\| `(\w+)`/gm);
  const tracing = namesIn(read('docs/observabilidad.md'), /`(OTEL_\w*[A-Z])`/g);
  const shared = [...rows(common!), ...tracing];
  return new Map(
    programs.map((section) => {
      const name = /`(\w+)`/.exec(section)![1]!;
      const own = name === GATEWAY ? shared.filter((variable) => !DATABASE.includes(variable)) : shared;
      return [name, [...new Set([...own, ...rows(section)])]];
    }),
  );
}

export const composeVariables = (program: string): string[] =>
  Object.keys(yaml('docker/compose.yaml').services[program]?.environment ?? {});

/** Variables that compose reads from the operator's file. */
export const composeQuestions = (): string[] =>
  [...new Set(namesIn(read('docker/compose.yaml'), /\$\{(\w+)/g))].sort();

/** Variables in the operator's file, including those commented out. */
export const exampleAnswers = (): string[] => namesIn(read('docker/.env.example'), /^#?(\w+)=/gm).sort();

const containerOf = (path: string): Loose =>
  existsSync(path) ? yaml(path).spec.template.spec.containers[0] : { env: [], envFrom: [] };

const literalsOf = (config: string): string[] =>
  yaml('k8s/base/kustomization.yaml')
    .configMapGenerator.filter(({ name }: Loose) => name === config)
    .flatMap(({ literals }: Loose) => literals.map((literal: string) => literal.split('=')[0]));

const jobContainers = (program: string): Loose[] =>
  readdirSync('k8s/trabajos')
    .filter((file) => file !== 'kustomization.yaml' && file.endsWith('.yaml'))
    .flatMap((file) => parseAllDocuments(read(join('k8s/trabajos', file))))
    .flatMap((document) => document.toJS().spec?.template.spec.containers ?? [])
    .filter(({ name }: Loose) => name === program);

/** Variables that the pods of a program and its jobs get. */
export function k8sVariables(program: string): string[] {
  const shared = containerOf('k8s/base/servicio/deployment.yaml');
  const own = containerOf(`k8s/base/${program}/despliegue.yaml`);
  const configs: Loose[] = own.envFrom?.length ? own.envFrom : shared.envFrom;
  const entries: Loose[] = [shared, own, ...jobContainers(program)].flatMap(({ env }) => env ?? []);
  return [
    ...entries.filter((entry) => entry.$patch !== 'delete').map(({ name }) => name),
    ...configs.flatMap(({ configMapRef }) => (configMapRef ? literalsOf(configMapRef.name) : [])),
  ];
}
