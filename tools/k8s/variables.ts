import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { mustBeSome, mustFind, mustFindAll } from '../patterns/must-find.ts';

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Loose = any;

const DOCUMENT = 'docs/configuracion.md';
const COMPOSE = 'docker/compose.yaml';
const KUSTOMIZATION = 'k8s/base/kustomization.yaml';
const VARIABLE = /^\| `(\w+)`/gm;
/** What the page says of a program that only has the common ones. */
const HAS_NONE = /^Ninguna más\.$/m;
const GATEWAY = 'gateway';
const DATABASE = ['MONGODB_URI', 'MONGODB_BASE'];

const read = (path: string): string => readFileSync(path, 'utf8');
const yaml = (path: string): Loose => parse(read(path), { merge: true });

const namesIn = (path: string, pattern: RegExp, text = read(path)): string[] =>
  mustFindAll(path, text, pattern).map(([, name]) => name!);

const fail = (why: string): never => {
  throw new Error(why);
};

/** The variables of every program, read from documents that tests compare with what the programs validate. */
export function knownVariables(): Map<string, string[]> {
  const [, common, ...programs] = read(DOCUMENT).split(/^## /m);
  const rows = (text: string) => namesIn(DOCUMENT, VARIABLE, text);
  const tracing = namesIn('docs/observabilidad.md', /`(OTEL_\w*[A-Z])`/g);
  const shared = [...rows(common ?? ''), ...tracing];
  return new Map(
    mustBeSome(DOCUMENT, programs, 'un apartado por programa').map((section) => {
      const name = mustFind(DOCUMENT, section, /`(\w+)`/)[1]!;
      const own = name === GATEWAY ? shared.filter((variable) => !DATABASE.includes(variable)) : shared;
      return [name, [...new Set([...own, ...(HAS_NONE.test(section) ? [] : rows(section))])]];
    }),
  );
}

export const composeVariables = (program: string): string[] =>
  Object.keys(yaml(COMPOSE).services[program]?.environment ?? fail(`${COMPOSE} no tiene «${program}»`));

/** Variables that compose reads from the operator's file. */
export const composeQuestions = (): string[] => [...new Set(namesIn(COMPOSE, /\$\{(\w+)/g))].sort();

/** Variables in the operator's file, including those commented out. */
export const exampleAnswers = (): string[] => namesIn('docker/.env.example', /^#?(\w+)=/gm).sort();

const containerOf = (path: string): Loose =>
  existsSync(path) ? yaml(path).spec.template.spec.containers[0] : { env: [], envFrom: [] };

const literalsOf = (config: string): string[] =>
  mustBeSome<Loose>(
    KUSTOMIZATION,
    yaml(KUSTOMIZATION).configMapGenerator.filter(({ name }: Loose) => name === config),
    config,
  ).flatMap(({ literals }: Loose) => literals.map((literal: string) => literal.split('=')[0]));

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
