import { generateFiles, type Tree } from '@nx/devkit';
import { join } from 'node:path';
import { assertServicio, contractOf, exportEvents, importModule, writeSample } from '../comun/contrato.ts';
import { NATS_CONFS } from '../../start/access/write-nats-conf.ts';
import { edit, readText } from '../comun/edit.ts';
import { formatGenerated } from '../comun/format.ts';
import { camel, pascal } from '../comun/nombres.ts';

interface Options {
  entidad: string;
  accion: string;
  servicio: string;
  reacciona: string;
}

const ID = '6740f0a1c2d3e4f5a6b7c8da';

const causeOf = ({ servicio }: Options, hecho: string) =>
  `\n  - en ${servicio}, dentro de la transacción que lo causa: tx.fact(${hecho}, { … })`;

const leftOf = (options: Options, hecho: string, isNew: boolean) => `
${options.reacciona} ya oye ${hecho}. Queda a tu mano:${isNew ? causeOf(options, hecho) : ''}
  - en ${options.reacciona}, lo que de verdad hace al oírlo
  - lo que uno publica y otro consume, en sus README
`;

export default async function evento(tree: Tree, options: Options): Promise<() => void> {
  const { entidad, accion, servicio, reacciona } = options;
  for (const one of [servicio, reacciona]) assertServicio(tree, one);
  const name = `${entidad}-${accion}`;
  const folder = `apps/${reacciona}/src/${name}`;
  if (tree.exists(folder)) throw new Error(`Ya existe ${folder}`);
  const hecho = camel(name);
  const isNew = !isDefined(tree, servicio, hecho);
  const names = {
    ...options,
    evento: name,
    hecho,
    Hecho: pascal(name),
    HECHO: name.replaceAll('-', '_').toUpperCase(),
    coleccion: name.replaceAll('-', '_'),
  };
  if (isNew) {
    generateFiles(tree, join(import.meta.dirname, 'contrato'), `${contractOf(servicio)}/src`, names);
    exportEvents(tree, servicio, `${name}-event`);
    writeSample(tree, servicio, name, { _id: ID, proyecto: ID.replace('da', 'db') });
  }
  const datos = sampleOf(tree, servicio, name);
  generateFiles(tree, join(import.meta.dirname, 'reaccion'), folder, { ...names, datos });
  importModule(tree, reacciona, `${names.Hecho}Module`, `./${name}/${name}.module`);
  if (servicio === reacciona) letHearItself(tree, servicio);
  await formatGenerated(tree);
  return () => console.log(leftOf(options, hecho, isNew));
}

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

/** Source code of the fact's fields other than `_id`, from its frozen sample. */
function sampleOf(tree: Tree, servicio: string, name: string): string {
  const text = readText(tree, `${contractOf(servicio)}/src/events/samples/${name}.v1.json`);
  const { _id, ...datos } = (JSON.parse(text) as { datos: Record<string, unknown> }).datos;
  if (typeof _id !== 'string')
    throw new Error(`El hecho ${name} no dice de quién habla (_id): escribe su reacción a mano`);
  return Object.entries(datos)
    .map(([campo, value]) => `${campo}: ${JSON.stringify(value)},`)
    .join(' ');
}
