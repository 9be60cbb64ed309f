import type { Tree } from '@nx/devkit';
import { mustFind, mustReplace } from '../../patterns/must-find.ts';
import { SERVICES } from '../../start/services.ts';
import { edit, readText } from '../comun/edit.ts';

const PICTURE = 'docs/img/arquitectura.svg';
const PAGE = 'docs/arquitectura.md';
/** From one box of a service to the next. */
const STEP = 156;
/** The middle of the first box. */
const FIRST = 122;
const PORT = 3000;
/** The box of the gateway, from which an arrow leads to each. */
const GATEWAY = { from: 430, step: 53.3, until: 880 };
/** What is drawn last of a service, with its database and its arrows. */
const LAST_BOX = /<rect class="sv"(?![\s\S]*<rect class="sv")[\s\S]*?(?=<text class="l" x="330")/;

const moved = (line: string): string =>
  line.replace(/((?:\bx="| d="M))([\d.]+)/, (_, name: string, x: string) => `${name}${Number(x) + STEP}`);

/** The last box, a step to the right and in the name of the new service. */
function boxOf(picture: string, servicio: string, parte: string, port: number): string {
  const [last] = mustFind(PICTURE, picture, LAST_BOX);
  const middle = FIRST + STEP * (port - PORT - 1);
  const from = Math.min(GATEWAY.from + GATEWAY.step * (port - PORT - 1), GATEWAY.until);
  const arrow = `d="M${from} 236 C${from} 275 ${middle} 270 ${middle} 316"`;
  const words = [servicio, parte, '', `puerto ${port}`];
  return last
    .split('\n')
    .map((line) => (line.includes(' 236 C') ? line.replace(/d="[^"]*"/, arrow) : moved(line)))
    .map((line) => line.replace(/(<text [^>]*>)(?!base)[^<]*/, (_, head: string) => head + words.shift()))
    .join('\n');
}

/** The picture is a step wider, and what is behind the services has the next port. */
function drawBox(tree: Tree, servicio: string, parte: string): void {
  const picture = readText(tree, PICTURE);
  const port = PORT + SERVICES.length + 1;
  const wider = (place: RegExp) =>
    [place, (_: string, head: string, x: string) => head + (Number(x) + STEP)] as const;
  const changes: (readonly [RegExp, string | ((...found: string[]) => string)])[] = [
    wider(/(viewBox="0 0 )(\d+)(?= )/),
    wider(/(class="bg" width=")(\d+)/),
    wider(/(class="nats"[^>]* width=")([\d.]+)/),
    wider(/(<path class="e" d="M)([\d.]+)(?= 640 H)/),
    wider(/( 640 H)(\d+)/),
    wider(/(class="l" x=")(\d+)(?=" y="180")/),
    [/(NATS · puerto )\d+/, `$1${port + 1}`],
    [/(embebido en el puerto )\d+/, `$1${port + 2}`],
    [/(?=<text class="l" x="330")/, boxOf(picture, servicio, parte, port)],
  ];
  for (const [place] of changes) mustFind(PICTURE, picture, place);
  tree.write(
    PICTURE,
    changes.reduce((text, [place, by]) => text.replace(place, by as string), picture),
  );
}

/** Shows the new service in the picture and in the table of the architecture. */
export function drawServicio(tree: Tree, servicio: string, parte: string): void {
  drawBox(tree, servicio, parte);
  const row = `| \`${servicio}\` | ${parte} | usuarios, equipos, clave, proyectos | ninguna todavía |`;
  edit(tree, PAGE, /(\n\| `gateway` )/, `\n${row}$1`);
}

/** Says in the table of the architecture that the service answers this address too. */
export function drawRoutes(tree: Tree, servicio: string, recurso: string): void {
  const page = readText(tree, PAGE);
  const row = new RegExp(`(\\n\\| \`${servicio}\` [^\\n]*\\|)([^|\\n]*?)\\s*\\|(?=\\n)`);
  const [, before, routes = ''] = mustFind(PAGE, page, row);
  const known = routes.includes('`') ? `${routes.trim()}, ` : '';
  tree.write(PAGE, mustReplace(PAGE, page, row, `${before} ${known}\`/api/${recurso}\` |`));
}
