import { campoOfColumna } from '../../mapeo/palabras/columnas';
import type { Filas, Ordenadas } from './forma';

const ADDED = ['Tipo', 'Elemento superior', 'Grupo', 'Subelemento'];
const SUBITEMS = /^(subitems|subelementos|sous-éléments|unterelemente|subitens)$/i;
const NAME = /^(name|nombre|nom|nome|elemento|item)$/i;

const filled = (row: readonly string[]): number => row.filter((cell) => cell.trim()).length;
const isTitle = (row: readonly string[]): boolean => filled(row) === 1 && Boolean(row[0]?.trim());

/**
 * A board of Monday: a title for each group, the header again below it, and below an item its subitems, with a header of
 * their own. What a subitem has no column of the board for is named.
 */
export function ofMonday({ antes, header, rows }: Filas): Ordenadas {
  const isHeader = (row: readonly string[]): boolean =>
    header.every((name, i) => (row[i] ?? '').trim() === name);
  async function* items(): AsyncGenerator<string[]> {
    let group = antes.findLast(isTitle)?.[0]?.trim() ?? '';
    let [item, below]: [string, readonly string[] | null] = ['', null];
    let title: string[] | null = null;
    const whole = (row: readonly string[]): string[] => {
      [item, below] = [row[0]?.trim() ?? '', null];
      return [...header.map((_, i) => row[i] ?? ''), 'Historia', '', group, ''];
    };
    for await (const row of rows) {
      if (isHeader(row)) {
        if (title) group = title[0]!.trim();
        [title, below] = [null, null];
        continue;
      }
      if (title) yield whole(title);
      title = null;
      if (isTitle(row)) title = row;
      else if (SUBITEMS.test(row[0]?.trim() ?? '')) below = row;
      else if (below && !row[0]?.trim()) yield subitem(header, below, row, [item, group]);
      else yield whole(row);
    }
    if (title) yield whole(title);
  }
  return { header: [...header, ...ADDED], rows: items() };
}

/** The column of the board for what a column of subitems says: of this name, or of this meaning. */
function placeOf(header: readonly string[], name: string): number {
  const campo = campoOfColumna(name);
  const same = header.indexOf(name);
  return same >= 0 || !campo ? same : header.findIndex((one) => campoOfColumna(one) === campo);
}

function subitem(
  header: readonly string[],
  below: readonly string[],
  row: readonly string[],
  [item, group]: readonly [string, string],
): string[] {
  const cells = header.map(() => '');
  const others: string[] = [];
  for (const [i, name] of below.entries()) {
    const value = row[i]?.trim();
    if (!value) continue;
    const at = NAME.test(name.trim()) ? 0 : placeOf(header, name.trim());
    if (at >= 0) cells[at] = value;
    else others.push(`${name.trim()}: ${value}`);
  }
  return [...cells, 'Subtarea', item, group, others.join('\n')];
}
