import { erroresImportacion, type Origen } from '@pmp/contracts/proyectos';
import { DomainError } from '@pmp/platform';
import { entriesOfJira, isJiraSearch } from './read-jira-json';
import { entriesOfTrello, isBoard } from './read-trello';
import { type Entry, tableOf } from './table-of';
import { textOfBytes } from './text-of-bytes';
import { textOfHtml } from './text-of-html';

/** It is read as a whole, and larger ones would keep everybody waiting. */
export const MAX_JSON_MB = 20;

const shown = (value: unknown): string | string[] => {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.flatMap(shown).filter(Boolean);
  if (typeof value !== 'object') return textOfHtml(String(value as string | number));
  const named = value as Record<string, unknown>;
  for (const name of ['name', 'title', 'display_name', 'displayName', 'email', 'key', 'identifier', 'id'])
    if (typeof named[name] === 'string') return named[name];
  return '';
};

/** Objects with simple values, as Plane and Linear export them. */
const entriesOf = (items: readonly object[]): Entry[] =>
  items.map((item) => Object.fromEntries(Object.entries(item).map(([name, value]) => [name, shown(value)])));

const isPlane = (item: object | undefined): boolean =>
  !!item && ('sequence_id' in item || 'description_html' in item);

/** People know an item of Plane by its number; its parent, by an id that nobody sees. */
const ofPlane = (entries: readonly Entry[]): Entry[] =>
  entries.map(({ id, sequence_id: numero, ...rest }) => ({
    sequence_id: numero ?? '',
    uuid: id ?? '',
    ...rest,
  }));

/** The list in a document that has one list of objects and little else. */
function itemsOf(value: unknown): object[] | null {
  const isList = (one: unknown): one is object[] =>
    Array.isArray(one) && one.length > 0 && one.every((item) => typeof item === 'object' && item !== null);
  if (isList(value)) return value;
  if (typeof value !== 'object' || value === null) return null;
  return Object.values(value).find(isList) ?? null;
}

export async function readJson(bytes: AsyncIterable<Buffer>): Promise<{
  origen: Origen;
  header: string[];
  rows: Iterable<string[]>;
}> {
  let text = '';
  for await (const piece of textOfBytes(bytes)) {
    text += piece;
    if (text.length > MAX_JSON_MB * 1024 * 1024)
      throw new DomainError(erroresImportacion.ficheroGrande, { max: MAX_JSON_MB });
  }
  const value = parsed(text);
  if (isBoard(value)) return { origen: 'trello', ...tableOf(entriesOfTrello(value)) };
  if (isJiraSearch(value)) return { origen: 'jira', ...tableOf(entriesOfJira(value)) };
  const items = itemsOf(value);
  if (!items) throw new DomainError(erroresImportacion.ficheroDesconocido);
  if (isPlane(items[0])) return { origen: 'plane', ...tableOf(ofPlane(entriesOf(items))) };
  return { origen: 'csv', ...tableOf(entriesOf(items)) };
}

function parsed(text: string): object {
  try {
    const value: unknown = JSON.parse(text.replace(/^\ufeff/, ''));
    if (typeof value === 'object' && value !== null) return value;
  } catch (error) {
    const at = /position (\d+)/.exec((error as Error).message)?.[1];
    const linea = text.slice(0, at === undefined ? text.length : Number(at)).split('\n').length;
    throw new DomainError(erroresImportacion.ficheroDanado, { linea });
  }
  throw new DomainError(erroresImportacion.ficheroDesconocido);
}
