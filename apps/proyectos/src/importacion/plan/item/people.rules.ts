import type { Mapeo } from '@pmp/contracts/proyectos';
import { peopleIn } from '../../mapeo/people.rules';
import { valueIn, type Cells } from './cells';

/** The first with an account does it; the others are named. */
export function responsableOf(cells: Cells, { personas }: Mapeo): string | null {
  const isAsked = (name: string): boolean => valueIn(personas, name) !== undefined;
  const people = [...new Set(cells.all('responsable').flatMap((cell) => peopleIn(cell, isAsked)))];
  const known = people.map((name) => valueIn(personas, name) ?? null);
  const at = known.findIndex((id) => id !== null);
  const others = people.filter((_, i) => i !== at);
  if (people.length && at < 0) cells.avisos.add('personaSinCuenta');
  else if (others.length) cells.avisos.add('variasPersonas');
  if (others.length) cells.notas.push(`Responsable en el origen: ${others.join(', ')}`);
  return known[at] ?? null;
}
