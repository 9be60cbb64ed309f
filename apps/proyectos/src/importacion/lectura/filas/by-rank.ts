import { palabraOf } from '../../mapeo/palabras/palabra';

/** What Jira calls the field that orders its backlog, however it is called around it. */
const RANK = /(^| )(rank|rango|rang)$/;
/** More is left in the order in which it came: it would not fit beside the file. */
const MAX_CHARACTERS = 40_000_000;

export const placeOfRank = (header: readonly string[]): number =>
  header.findIndex((name) => RANK.test(palabraOf(name)));

/** Rows in the order of their rank, which Jira writes so that texts compare; those without one last, as they came. */
export async function* byRank(
  rows: AsyncIterable<string[]> | Iterable<string[]>,
  at: number,
): AsyncGenerator<string[]> {
  const held: string[][] = [];
  let characters = 0;
  let isTooLarge = false;
  for await (const row of rows) {
    if (isTooLarge) {
      yield row;
      continue;
    }
    held.push(row);
    for (const cell of row) characters += cell.length;
    if (characters < MAX_CHARACTERS) continue;
    isTooLarge = true;
    yield* held.splice(0);
  }
  const rankOf = (row: readonly string[]): string => row[at]?.trim() || '\uffff';
  const before = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
  yield* held.sort((a, b) => before(rankOf(a), rankOf(b)));
}
