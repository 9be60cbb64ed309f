import { Refusal } from './refusal';

/** What a record says under each name; several texts need as many columns of that name. */
export type Entry = Record<string, string | readonly string[]>;

/** A cell that nothing is in needs its place all the same: more columns than this are too many places. */
export const MAX_WIDTH = 5_000;

const textsOf = (value: string | readonly string[] | undefined): readonly string[] =>
  value === undefined ? [] : typeof value === 'string' ? [value] : value;

/** Records as a table, as Jira writes its own: a column is repeated as often as the richest record needs it. */
export function tableOf(entries: readonly Entry[]): { header: string[]; rows: Iterable<string[]> } {
  const widths = new Map<string, number>();
  for (const entry of entries)
    for (const [name, value] of Object.entries(entry))
      widths.set(name, Math.max(widths.get(name) ?? 0, textsOf(value).length));
  let total = 0;
  for (const width of widths.values()) total += width;
  if (total > MAX_WIDTH) throw new Refusal('demasiadasColumnas', { max: MAX_WIDTH });
  const header = [...widths].flatMap(([name, width]) => Array.from({ length: width }, () => name));
  function* rows() {
    for (const entry of entries)
      yield [...widths].flatMap(([name, width]) => {
        const texts = textsOf(Object.hasOwn(entry, name) ? entry[name] : undefined);
        return Array.from({ length: width }, (_, i) => texts[i] ?? '');
      });
  }
  return { header, rows: rows() };
}
