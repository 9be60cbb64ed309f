import { campoPropio } from '../../mapeo/palabras/fuentes';
import type { Filas, Ordenadas } from './forma';

/** Planner writes the points of a checklist in one cell, between semicolons: here they are one a line. */
export function ofPlanner({ header, rows }: Filas): Ordenadas {
  const at = header.findIndex((name) => campoPropio('planner', name) === 'criterios');
  async function* tasks(): AsyncGenerator<string[]> {
    for await (const row of rows)
      yield row[at]?.includes(';') ? row.with(at, row[at].split(/\s*;\s*/).join('\n')) : row;
  }
  return { header: [...header], rows: tasks() };
}
