import { MAX_TEXTO, MAX_TITULO } from '@pmp/contracts/common';
import { MAX_CRITERIO, MAX_CRITERIOS } from '@pmp/contracts/proyectos';
import { criteriosLeidos } from '@pmp/contracts/proyectos/hoja';
import { checklistsIn } from '../../mapeo/objects.rules';
import type { Cells } from './cells';
import type { Item } from './item';
import { clean, oneLine, pieces } from './texts.rules';

const ADDRESS = /^https?:\/\/\S+$/i;

/** The title, the description, and what of it has no room there. */
export function textsOf(cells: Cells): { titulo: string; descripcion: string; more: string[] } {
  const whole = oneLine(cells.one('titulo'));
  if (!whole) cells.avisos.add('sinTitulo');
  if (ADDRESS.test(whole)) cells.avisos.add('tituloEnlace');
  const isLong = whole.length > MAX_TITULO;
  if (isLong) cells.avisos.add('tituloCortado');
  const titulo = isLong ? `${pieces(whole, MAX_TITULO - 1)[0]}…` : whole;
  const described = clean(cells.all('descripcion').join('\n\n'));
  const [descripcion = '', ...more] = pieces(
    isLong ? `${whole}\n\n${described}`.trim() : described,
    MAX_TEXTO,
  );
  if (more.length) cells.avisos.add('descripcionCortada');
  return { titulo, descripcion, more };
}

const RELATO = [
  ['comoUsuario', 'Como'],
  ['quiero', 'Quiero'],
  ['para', 'Para'],
] as const;

/** For whom, what and what for; what is longer than a field goes on in the note. */
export function relatoOf(cells: Cells): Pick<Item, 'comoUsuario' | 'quiero' | 'para'> {
  const told = RELATO.map(([campo, nombre]) => {
    const [first = '', ...more] = pieces(clean(cells.all(campo).join('\n')), MAX_TEXTO);
    cells.notas.push(...more.map((text) => `${nombre}: ${text}`));
    return [campo, first];
  });
  return Object.fromEntries(told) as ReturnType<typeof relatoOf>;
}

/** A point a line; which list each point is in is noted where there are several. */
function checklistTexts(cell: string, notas: string[]): string[] | null {
  const lists = checklistsIn(cell);
  if (lists && lists.length > 1)
    notas.push(...lists.map(([nombre, puntos]) => `Lista de comprobación ${nombre}: ${puntos.join('; ')}`));
  else if (lists?.[0]?.[0]) notas.push(`Lista de comprobación: ${lists[0][0]}`);
  return lists?.map(([, puntos]) => puntos.map((punto) => punto.replaceAll(/\s+/g, ' ')).join('\n')) ?? null;
}

/** Those that there is room for; the others, whole, in the note. */
export function criteriosOf(cells: Cells): Item['criterios'] {
  const all = cells
    .all('criterios')
    .flatMap((cell) => checklistTexts(cell, cells.notas) ?? [cell])
    .flatMap((cell) => criteriosLeidos(clean(cell)));
  const fits = all.filter(({ texto }) => texto.length <= MAX_CRITERIO).slice(0, MAX_CRITERIOS);
  const left = all.filter((one) => !fits.includes(one));
  if (left.length)
    cells.notas.push(`Criterios de aceptación:\n${left.map(({ texto }) => `- ${texto}`).join('\n')}`);
  return fits;
}
