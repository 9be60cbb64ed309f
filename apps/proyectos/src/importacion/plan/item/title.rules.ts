import { MAX_TEXTO, MAX_TITULO } from '@pmp/contracts/common';
import type { Cells } from './cells';
import { clean, oneLine, pieces } from './texts.rules';

/** The title, the description, and what of it has no room there. */
export function textsOf(cells: Cells): { titulo: string; descripcion: string; more: string[] } {
  const said = clean(cells.one('titulo'));
  const whole = oneLine(said);
  if (!whole) cells.avisos.add('sinTitulo');
  if (whole.length !== said.replace(/\s+/g, ' ').length) cells.avisos.add('caracteresInvisibles');
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
