import { generateFiles, type Tree } from '@nx/devkit';
import { join } from 'node:path';
import { assertServicio, contractOf, exportEvents, importModule, writeSample } from '../comun/contrato.ts';
import { NATS_CONFS } from '../../start/access/write-nats-conf.ts';
import { edit, readText } from '../comun/edit.ts';
import { formatGenerated } from '../comun/format.ts';
import { camel, pascal } from '../comun/nombres.ts';
import { fileOfRegla, NOTIFICA, writeRegla } from './regla.ts';

interface Options {
  entidad: string;
  accion: string;
  servicio: string;
  reacciona: string;
}

const ID = '6740f0a1c2d3e4f5a6b7c8da';

const causeOf = ({ servicio }: Options, hecho: string) =>
  `\n  - en ${servicio}, dentro de la transacción que lo causa: tx.fact(${hecho}, { … })`;

const reactionOf = ({ reacciona }: Options) =>
  reacciona === NOTIFICA
    ? 'a quién se avisa y con qué palabras, y las mismas en en, fr, de: apps/web/src/shared/i18n'
    : 'lo que de verdad hace al oírlo';

const leftOf = (options: Options, hecho: string, isNew: boolean) => `
${options.reacciona} ya oye ${hecho}. Queda a tu mano:${isNew ? causeOf(options, hecho) : ''}
  - en ${options.reacciona}, ${reactionOf(options)}
  - lo que uno publica y otro consume, en sus README
`;

export default async function evento(tree: Tree, options: Options): Promise<() => void> {
  const { entidad, accion, servicio, reacciona } = options;
  for (const one of [servicio, reacciona]) assertServicio(tree, one);
  const name = `${entidad}-${accion}`;
  const place = placeOf(options, name);
  if (tree.exists(place)) throw new Error(`Ya existe ${place}`);
  const hecho = camel(name);
  const isNew = !isDefined(tree, servicio, hecho);
  const names = {
    ...options,
    evento: name,
    hecho,
    Hecho: pascal(name),
    HECHO: name.replaceAll('-', '_').toUpperCase(),
    coleccion: name.replaceAll('-', '_'),
    titulo: sentence(name),
  };
  if (isNew) writeFact(tree, options, names);
  const datos = sampleOf(tree, servicio, name);
  if (reacciona === NOTIFICA) writeRegla(tree, { ...names, datos: restOf(name, datos) });
  else writeReaction(tree, place, { ...names, datos: sourceOf(datos) });
  if (servicio === reacciona) letHearItself(tree, servicio);
  await formatGenerated(tree);
  return () => console.log(leftOf(options, hecho, isNew));
}

/** What is there already if the service reacts to the fact. */
const placeOf = ({ servicio, reacciona }: Options, evento: string): string =>
  reacciona === NOTIFICA ? fileOfRegla({ servicio, evento }) : `apps/${reacciona}/src/${evento}`;

const sentence = (name: string): string =>
  name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());

interface Names extends Options {
  evento: string;
  Hecho: string;
}

/** People are told by team, so a fact that they are told of says which. */
function writeFact(tree: Tree, { servicio, reacciona }: Options, names: Names): void {
  const ids = { _id: ID, proyecto: ID.replace('da', 'db'), equipo: ID.replace('da', 'dc') };
  const { equipo: _equipo, ...without } = ids;
  const datos = reacciona === NOTIFICA ? ids : without;
  const campos = Object.keys(datos);
  const source = `${contractOf(servicio)}/src`;
  generateFiles(tree, join(import.meta.dirname, 'contrato'), source, { ...names, campos });
  exportEvents(tree, servicio, `${names.evento}-event`);
  writeSample(tree, servicio, names.evento, datos);
}

function writeReaction(tree: Tree, folder: string, names: Names & { datos: string }): void {
  generateFiles(tree, join(import.meta.dirname, 'reaccion'), folder, names);
  const { evento, Hecho, reacciona } = names;
  importModule(tree, reacciona, `${Hecho}Module`, `./${evento}/${evento}.module`);
}

/** Source code of what a rule's test need not know: whom it is about, and where. */
function restOf(name: string, { proyecto, equipo, ...rest }: Record<string, unknown>): string {
  if (typeof proyecto !== 'string' || typeof equipo !== 'string')
    throw new Error(`El hecho ${name} no dice de qué proyecto y equipo es: escribe su regla a mano`);
  return sourceOf(rest);
}

const sourceOf = (datos: Record<string, unknown>): string =>
  Object.entries(datos)
    .map(([campo, value]) => `${campo}: ${JSON.stringify(value)},`)
    .join(' ');

/** NATS lets only those that need it consume their own facts. */
function letHearItself(tree: Tree, servicio: string): void {
  const users = 'tools/start/access/nats-users.ts';
  const listed = /(HEARS_ITSELF = \[[^\]]*?),?(\s*\])/;
  if (listed.exec(readText(tree, users))?.[1]?.includes(`'${servicio}'`)) return;
  edit(tree, users, listed, `$1, '${servicio}'$2`);
  const own = `          "$$JS.API.CONSUMER.CREATE.HECHOS.*.hecho.${servicio}.>"`;
  for (const path of NATS_CONFS)
    edit(tree, path, new RegExp(`(user: ${servicio}\\n[\\s\\S]*?)(\\n {8}\\] \\})`), `$1\n${own}$2`);
}

const isDefined = (tree: Tree, servicio: string, hecho: string): boolean =>
  tree
    .children(`${contractOf(servicio)}/src`)
    .filter((file) => file.endsWith('.ts'))
    .some((file) =>
      readText(tree, `${contractOf(servicio)}/src/${file}`).includes(`export const ${hecho} = defineFact(`),
    );

/** The fact's fields other than `_id`, in its frozen sample. */
function sampleOf(tree: Tree, servicio: string, name: string): Record<string, unknown> {
  const text = readText(tree, `${contractOf(servicio)}/src/events/samples/${name}.v1.json`);
  const { _id, ...datos } = (JSON.parse(text) as { datos: Record<string, unknown> }).datos;
  if (typeof _id !== 'string')
    throw new Error(`El hecho ${name} no dice de quién habla (_id): escribe su reacción a mano`);
  return datos;
}
