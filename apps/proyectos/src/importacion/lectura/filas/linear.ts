import { palabraOf } from '../../mapeo/palabras/palabra';
import type { Filas, Ordenadas } from './forma';

/** A cycle that nobody has given a name is called by its number, as Linear shows it. */
export function ofLinear({ header, rows }: Filas): Ordenadas {
  const place = (name: string) => header.findIndex((one) => palabraOf(one) === name);
  const [number, name] = [place('cycle number'), place('cycle name')];
  async function* issues(): AsyncGenerator<string[]> {
    for await (const row of rows) {
      const cycle = number < 0 ? '' : (row[number]?.trim() ?? '');
      if (!cycle || name < 0 || row[name]?.trim()) yield row;
      else yield row.with(name, `Cycle ${cycle}`).with(number, '');
    }
  }
  return { header: [...header], rows: issues() };
}
