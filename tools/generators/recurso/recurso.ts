import { generateFiles, type Tree } from '@nx/devkit';
import { join } from 'node:path';
import {
  addMissingError,
  assertServicio,
  contractOf,
  exportEvents,
  importModule,
  writeSample,
} from '../comun/contrato.ts';
import { mustReplace } from '../../patterns/must-find.ts';
import { appendLine, edit, readText } from '../comun/edit.ts';
import { formatGenerated } from '../comun/format.ts';
import { nombresDe, pascal, type Nombres, type Pedido } from '../comun/nombres.ts';
import { drawRoutes } from '../servicio/draw-servicio.ts';
import { rightsRows } from './rights-rows.ts';

interface Options extends Pedido {
  servicio: string;
}

const ID = '6740f0a1c2d3e4f5a6b7c8da';

/** How the service's tests create a project. */
const UN_PROYECTO: Record<string, string> = {
  proyectos: 'world.proyecto().then(({ _id }) => _id)',
  sprints: 'world.backlog([]).then((backlog) => backlog.proyecto)',
};

const LEFT = (servicio: string, { recurso, cosa }: Nombres) => `
/api/${recurso} ya contesta. Queda a tu mano:
  - los campos de «${cosa}»: el contrato, el modelo, el mapper y sus reglas
  - apps/${servicio}/README.md: de qué es dueño y lo que publica
  - «no existe», dicho mejor, en apps/web/src/shared/i18n/{en,fr,de}/servidor.json
Para verlo en la web: npx nx g feature ${recurso} --servicio ${servicio}
`;

export default async function recurso(tree: Tree, { servicio, ...pedido }: Options): Promise<() => void> {
  assertServicio(tree, servicio);
  const nombres = nombresDe(pedido);
  const folder = `apps/${servicio}/src/${nombres.recurso}`;
  const contract = `${contractOf(servicio)}/src/${nombres.archivo}.ts`;
  for (const path of [folder, contract]) if (tree.exists(path)) throw new Error(`Ya existe ${path}`);
  const names = {
    ...nombres,
    servicio,
    Servicio: pascal(servicio),
    accesoConOpciones: takesOptions(tree, servicio),
    unProyecto: UN_PROYECTO[servicio] ?? 'world.proyecto()',
  };
  const templates = import.meta.dirname;
  generateFiles(tree, join(templates, 'contrato'), `${contractOf(servicio)}/src`, names);
  generateFiles(tree, join(templates, 'app'), folder, names);
  generateFiles(tree, join(templates, 'ataque'), 'tools/ataque/rutas', names);
  wireContract(tree, servicio, nombres);
  wireRoutes(tree, servicio, nombres);
  drawRoutes(tree, servicio, nombres.recurso);
  listRoutes(tree, servicio, nombres);
  if (servicio === TREE) drawRoom(tree, nombres);
  await formatGenerated(tree);
  return () => console.log(LEFT(servicio, nombres));
}

/** The service whose rooms `docs/arquitectura.md` draws. */
const TREE = 'proyectos';
/** Where the names of the rooms end in the drawing. */
const NAMES = 24;

/** Above whatever a resource of a project knows, and beneath what knows the whole tree. */
const drawRoom = (tree: Tree, { recurso }: Nombres): void =>
  edit(
    tree,
    'docs/arquitectura.md',
    /(\nvistas {2,})/,
    `\n${recurso.padEnd(NAMES - 2)}  ${recurso.replaceAll('-', ' ')} de un proyecto$1`,
  );

/** In the README of the service, before those that it had. */
function listRoutes(tree: Tree, servicio: string, { recurso }: Nombres): void {
  const path = `apps/${servicio}/README.md`;
  const one = `/api/${recurso}/:id`;
  const listed = `\`GET /api/${recurso}/proyecto/:id\` · \`POST /api/${recurso}\` · \`GET\`, \`PUT\`, \`DELETE ${one}\``;
  const place = /(\*\*Rutas\*\* |\| Rutas +\| )(ninguna todavía)?/;
  const write = (_: string, head = '', none?: string) => `${head}${listed}${none ? '' : ' · '}`;
  tree.write(path, mustReplace(path, readText(tree, path), place, write));
}

/**
 * `AccesoService.proyecto` has two shapes, that of a copy and that of its owner; a service without it stores nothing about
 * projects.
 */
function takesOptions(tree: Tree, servicio: string): boolean {
  const path = `apps/${servicio}/src/acceso/acceso.service.ts`;
  const source = tree.exists(path) ? readText(tree, path) : '';
  if (source.includes('extends ProjectAccess')) return false;
  const [signature] = /async proyecto\([^{]*caller[\s\S]*?\): /.exec(source) ?? [];
  if (!signature?.includes('derecho: Derecho'))
    throw new Error(
      `«${servicio}» no decide permisos sobre proyectos: pon el recurso en otro servicio o en uno nuevo`,
    );
  return signature.includes('session');
}

/** A service begins without any. */
function addRoutes(tree: Tree, servicio: string, line: string): void {
  const door = `${contractOf(servicio)}/src/rutas.ts`;
  const named = readText(tree, door).replace('export {};\n', '');
  tree.write(door, `${named}${line}\n`);
}

function wireContract(tree: Tree, servicio: string, nombres: Nombres): void {
  const { recurso, Recursos, archivo, cosa, o, articulo, texto } = nombres;
  appendLine(tree, `${contractOf(servicio)}/src/index.ts`, `export * from './${archivo}';`);
  addRoutes(tree, servicio, `export * as rutas${Recursos} from './rutas/${recurso}';`);
  exportEvents(tree, servicio, `${archivo}-events`);
  const datos = { _id: ID, titulo: 'Uno', proyecto: ID.replace('da', 'db') };
  writeSample(tree, servicio, `${archivo}-cread${o}`, datos);
  writeSample(tree, servicio, `${archivo}-eliminad${o}`, datos);
  const detalle = [{ campo: 'titulo', de: 'Otro', a: 'Uno' }];
  writeSample(tree, servicio, `${archivo}-actualizad${o}`, { ...datos, detalle });
  addMissingError(tree, servicio, `${cosa}NoEncontrad${o}`, `${articulo} ${texto} no existe`);
}

/** Says in the tables of rights what the routes' contracts do not. */
function wireRoutes(tree: Tree, servicio: string, nombres: Nombres): void {
  const { recurso, Recursos, coleccion } = nombres;
  importModule(tree, servicio, `${Recursos}Module`, `./${recurso}/${recurso}.module`);
  const rights = `apps/${servicio}/test/rights.int.spec.ts`;
  const { rows, helper } = rightsRows(nombres, readText(tree, rights).includes('expected:'));
  edit(tree, rights, /(const TABLE: Record<string, Row> = \{)/, `$1\n${rows}`);
  edit(tree, rights, /(\nconst methodOf = )/, `\n${helper}$1`);

  edit(
    tree,
    'apps/gateway/src/proxy/routes.spec.ts',
    /(\n {2}\]\)\('sends %s to %s')/,
    `\n    [\`/api/${recurso}/\${ID}\`, '${servicio}'],$1`,
  );
  const rowsName = `ROWS_${coleccion.toUpperCase()}`;
  const all = 'tools/ataque/rutas/rows.ts';
  edit(tree, all, /(import type \{ Rows \})/, `import { ${rowsName} } from './rows-${recurso}.ts';\n$1`);
  edit(tree, all, /(export const ROWS: Rows = \{[^}]*)(\n};)/, `$1\n  ...${rowsName},$2`);
}
