import { MAX_COMENTARIO, type Mapeo } from '@pmp/contracts/proyectos';
import type { Calendario } from '@pmp/platform';
import { readDate } from '../../mapeo/dates.rules';
import { objectsIn } from '../../mapeo/objects.rules';
import type { Cells } from './cells';
import type { CambioEstado, Comentario } from './item';
import { momentoDicho } from './shown.rules';
import { clean, pieces } from './texts.rules';

/** How its dates are written, and whose clock those mean that say no zone. */
export interface Escritas {
  orden: Mapeo['fechas'];
  calendario: Calendario;
}

/** Jira writes `24/Nov/26 3:04 PM;ana;text`. */
const JIRA_COMMENT = /^([^;\n]{6,40});([^;\n]{0,200});([\s\S]*)$/;

/** Several in one cell, or the one that it is. */
const readComments = (cell: string, escritas: Escritas): Comentario[] =>
  objectsIn(cell)?.map(({ text = '', date = '', by = '' }) => ({
    autor: by.trim(),
    fecha: readDate(date, escritas.orden, escritas.calendario),
    texto: clean(text),
  })) ?? [readComment(cell, escritas)];

function readComment(cell: string, escritas: Escritas): Comentario {
  const found = JIRA_COMMENT.exec(cell);
  const fecha = found && readDate(found[1]!, escritas.orden, escritas.calendario);
  return found && fecha
    ? { fecha, autor: found[2]!.trim(), texto: clean(found[3]!) }
    : { fecha: null, autor: '', texto: clean(cell) };
}

/** Room for the name and the date before the text. */
const HEADING = 300;

const cut = (comentario: Comentario): Comentario[] =>
  pieces(comentario.texto, MAX_COMENTARIO - HEADING).map((texto) => ({ ...comentario, texto }));

/** `more`: what no description has room for. */
export const commentsIn = (cells: Cells, more: readonly string[], escritas: Escritas): Comentario[] => [
  ...more.map((texto) => ({ autor: '', fecha: null, texto })).flatMap(cut),
  ...cells
    .all('comentario')
    .flatMap((cell) => readComments(cell, escritas))
    .filter(({ texto }) => texto)
    .flatMap(cut),
];

/** `2024-03-05T11:00:00Z ana: To Do → In Progress`. Not by a pattern, whose time would grow as the square of the line. */
function changeIn(line: string, escritas: Escritas): CambioEstado | null {
  const [date = '', ...rest] = line.trim().split(' ');
  const said = rest.join(' ');
  const colon = said.indexOf(': ');
  const [de, a] = colon < 0 ? [] : said.slice(colon + 2).split(' → ', 2);
  const autor = said.slice(0, Math.max(0, colon)).trim();
  const fecha = a === undefined ? null : readDate(date, escritas.orden, escritas.calendario);
  return fecha && { fecha, autor, de: de!.trim(), a: a!.trim() };
}

/** By the clocks of the installation, as people write it. */
const changeTold = (
  { line, change }: { line: string; change: CambioEstado | null },
  { zona }: Calendario,
): string =>
  change
    ? `${momentoDicho(change.fecha, zona)}${change.autor && ` ${change.autor}`}: ${change.de} → ${change.a}`
    : line;

export function changesIn(cells: Cells, escritas: Escritas): CambioEstado[] {
  const lines = cells
    .all('historial')
    .flatMap((cell) => clean(cell).split('\n'))
    .map((line) => ({ line, change: changeIn(line, escritas) }));
  if (lines.length)
    cells.notas.push(
      `Historial de estados:\n${lines.map((one) => changeTold(one, escritas.calendario)).join('\n')}`,
    );
  return lines.flatMap(({ change }) => change ?? []).sort((a, b) => a.fecha.getTime() - b.fecha.getTime());
}
