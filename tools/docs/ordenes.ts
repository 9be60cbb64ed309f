import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

export interface Order {
  page: string;
  /** One command, its comment and its continuation lines joined. */
  text: string;
  /** In a block of shell, with all that it needs; in a sentence an order may be named alone. */
  isWhole: boolean;
}

/** A file that only the archive of a version has, and where it comes from. */
export const PUBLISHED: Record<string, string> = {
  'instalar.sh': 'docker/instalar.sh',
  'credenciales-k8s.sh': 'k8s/credenciales.sh',
};

const FENCE = /^( *)```sh\n([^]*?)^\1```$/gm;

/** The shell blocks of a page, without the indentation of the list that they are in. */
export const blocksOf = (page: string): string[] =>
  [...readFileSync(page, 'utf8').matchAll(FENCE)].map(([, indent, block]) =>
    block!.replace(new RegExp(`^${indent}`, 'gm'), ''),
  );

/** In the middle of a sentence: what begins with a program of the product or of the operator. */
const INLINE =
  /`((?:[A-Z][A-Z_]*=\S* )*(?:npm (?:run|start)|npx|docker\/pmp|docker compose|kubectl|sh|node) ?[^`]*)`/g;

const inlineOf = (page: string): string[] =>
  [...readFileSync(page, 'utf8').replace(FENCE, '').matchAll(INLINE)].map(([, order]) => order!);

/** Everything that the pages tell an operator to type. */
export const ordersIn = (pages: readonly string[]): Order[] =>
  pages.flatMap((page) =>
    blocksOf(page)
      .flatMap((block) => block.replace(/\\\n\s*/g, '').split('\n'))
      .map((text) => text.replace(/(^|\s)#.*$/, '').trim())
      .filter(Boolean)
      .map((text) => ({ text, isWhole: true }))
      .concat(inlineOf(page).map((text) => ({ text, isWhole: false })))
      .map((order) => ({ page: basename(page), ...order })),
  );

export interface Known {
  /** What `pmp` can do. */
  pmp: string[];
  scripts: string[];
  /** Those of compose.yaml. */
  services: string[];
  /** `Job/migrar-bases`: objects of the manifests. */
  objects: Set<string>;
}

const KINDS: Record<string, string> = {
  job: 'Job',
  cronjob: 'CronJob',
  deployment: 'Deployment',
  service: 'Service',
  configmap: 'ConfigMap',
};
/** Objects that an order itself makes. */
const MADE = /^(copia|restaurar|personas)$/;

type Check = [found: RegExp, isWrong: (match: RegExpMatchArray, known: Known) => boolean, what: string];

const isFile = (path: string): boolean =>
  existsSync(
    (PUBLISHED[path] ?? path).replace(/^dist\/apps\/(<\w+>|\w+)\/main\.js$/, 'apps/usuarios/src/main.ts'),
  );

const CHECKS: Check[] = [
  [/(?:docker|\.)\/pmp ([a-z]+)/g, ([, verb], { pmp }) => !pmp.includes(verb!), 'pmp no lo hace'],
  [
    /npm run (?:-s )?([\w:]+)/g,
    ([, script], { scripts }) => !scripts.includes(script!),
    'no está en package.json',
  ],
  [
    /(?:^|\s)(?:sh|bash|node) ((?!imagen\/)[\w./<>-]+\.(?:sh|ts|js))/g,
    ([, path]) => !isFile(path!),
    'no existe',
  ],
  [/docker build -f (\S+)/g, ([, path]) => !existsSync(path!), 'no existe'],
  [
    /--build-arg ([A-Z_]+)=/g,
    ([, name]) => !dockerfiles().includes(`ARG ${name}`),
    'ningún Dockerfile lo lee',
  ],
  [/docker compose -f (\S+)/g, ([, path]) => !existsSync(path!), 'no existe'],
  [
    /--scale ([a-z]+)=/g,
    ([, name], { services }) => !services.includes(name!),
    'no es un servicio de compose.yaml',
  ],
  [
    /docker compose(?: -f \S+)? (?:stop|start|restart) ([a-z -]+)$/g,
    ([, names], { services }) => names!.split(' ').some((name) => !services.includes(name)),
    'no es un servicio de compose.yaml',
  ],
  [
    /kubectl apply -k (\S+)/g,
    ([, folder]) => !existsSync(join(folder!, 'kustomization.yaml')),
    'no tiene kustomization.yaml',
  ],
  [/kubectl apply -f (k8s\/\S+)/g, ([, path]) => !existsSync(path!), 'no existe'],
  [
    /\b(job|cronjob|deployment|service|configmap)\/([a-z][a-z-]+[a-z])/g,
    ([, kind, name], { objects }) => !MADE.test(name!) && !objects.has(`${KINDS[kind!]}/${name}`),
    'no está en los manifiestos',
  ],
  [
    /app\.kubernetes\.io\/name=([a-z-]+)/g,
    ([, name], { objects }) => ![...objects].some((id) => id.endsWith(`/${name}`)),
    'no está en los manifiestos',
  ],
];

const dockerfiles = (): string =>
  readdirSync('docker')
    .filter((name) => name.endsWith('.Dockerfile'))
    .map((name) => readFileSync(join('docker', name), 'utf8'))
    .join('\n');

/** What no order has any more, so that its check sees nothing. */
export const idleChecks = (orders: readonly Order[]): string[] =>
  CHECKS.map(([found]) => found)
    .filter((found) => !orders.some(({ text }) => text.search(found) >= 0))
    .map(String);

/** Why an order of a page cannot work as it is written. */
export const faultsOf = ({ page, text }: Omit<Order, 'isWhole'>, known: Known): string[] =>
  CHECKS.flatMap(([found, isWrong, what]) =>
    [...text.matchAll(found)]
      .filter((match) => isWrong(match, known))
      .map(([all]) => `${page}: ${all.trim()}: ${what}`),
  );
