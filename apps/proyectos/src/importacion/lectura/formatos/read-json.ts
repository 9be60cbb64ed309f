import type { Origen } from '@pmp/contracts/proyectos';
import { z } from 'zod';
import { checked } from '../base/checked';
import { Refusal } from '../base/refusal';
import { leftOver, type Leido, type Sobrante } from '../base/left-over';
import { type Entry, tableOf } from '../base/table-of';
import { textOfBytes } from '../textos/text-of-bytes';
import { markdownOfHtml } from '../textos/text-of-html';
import { jsonOf } from './json-text';
import { assertNoOther, assertNotNested } from './others';
import { boardSchema, entriesOfTrello, isBoard } from './read-trello';
import { boardOfPlanka, isPlanka, plankaSchema } from './read-planka';
import { entriesOfTaiga, isTaiga, taigaSchema } from './read-taiga';
import { boardOfWekan, isWekan, wekanSchema } from './read-wekan';
import { entriesOfJira, isJiraSearch, jiraSearchSchema, missingIn } from './read-jira-json';

const recordSchema = z.record(z.string(), z.unknown());
type Item = z.infer<typeof recordSchema>;

const shown = (value: unknown): string | string[] => {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.flatMap(shown).filter(Boolean);
  if (typeof value !== 'object') return markdownOfHtml(String(value as string | number));
  const named = value as Item;
  for (const name of ['name', 'title', 'display_name', 'displayName', 'email', 'key', 'identifier', 'id'])
    if (typeof named[name] === 'string') return named[name];
  return '';
};

/** Objects with simple values, as Plane and Linear export them. */
const entriesOf = (items: readonly Item[]): Entry[] =>
  items.map((item) => Object.fromEntries(Object.entries(item).map(([name, value]) => [name, shown(value)])));

const isPlane = (item: Item | undefined): boolean =>
  !!item && ('sequence_id' in item || 'description_html' in item);

/** People know an item of Plane by its number; its parent, by an id that nobody sees. */
const ofPlane = (entries: readonly Entry[]): Entry[] =>
  entries.map(({ id, sequence_id: numero, ...rest }) => ({
    sequence_id: numero ?? '',
    uuid: id ?? '',
    ...rest,
  }));

/** The list in a document that has one list of objects and little else. */
function itemsOf(value: unknown): Item[] {
  const isList = (one: unknown): boolean =>
    Array.isArray(one) && one.length > 0 && typeof one[0] === 'object' && one[0] !== null;
  const list = isList(value) ? value : Object.values(checked(recordSchema, value)).find(isList);
  if (!list) throw new Refusal('ficheroDesconocido');
  return checked(z.array(recordSchema), list);
}

interface Documento extends Leido {
  origen: Origen;
  is(value: object): boolean;
  schema: z.ZodType;
  entries(value: object): Entry[];
  faltan?(value: object): number;
}

const documento = <T extends z.ZodType>(
  schema: T,
  {
    entries,
    faltan,
    ...rest
  }: Pick<Documento, 'origen' | 'is' | 'raiz' | 'taken'> & {
    entries(value: z.output<T>): Entry[];
    faltan?(value: z.output<T>): number;
  },
): Documento => ({
  ...rest,
  schema,
  entries: (value) => entries(checked(schema, value)),
  ...(faltan && { faltan: (value: object) => faltan(checked(schema, value)) }),
});

/** Documents that are known by what only they have. */
const READ: readonly Documento[] = [
  documento(wekanSchema, {
    origen: 'wekan',
    raiz: 'Tablero',
    is: isWekan,
    taken: /^activities\./,
    entries: (board) => entriesOfTrello(boardOfWekan(board)),
  }),
  documento(plankaSchema, {
    origen: 'planka',
    raiz: 'Tablero',
    is: isPlanka,
    taken: /^included\.actions\./,
    entries: (board) => entriesOfTrello(boardOfPlanka(board)),
  }),
  documento(taigaSchema, {
    origen: 'taiga',
    raiz: 'Proyecto',
    is: isTaiga,
    taken: /\.history\./,
    entries: entriesOfTaiga,
  }),
  documento(boardSchema, {
    origen: 'trello',
    raiz: 'Tablero',
    is: isBoard,
    taken: /^actions\./,
    entries: entriesOfTrello,
  }),
  documento(jiraSearchSchema, {
    origen: 'jira',
    raiz: 'Búsqueda',
    is: isJiraSearch,
    taken: /^issues\.fields\.customfield_/,
    entries: entriesOfJira,
    faltan: missingIn,
  }),
];

export async function readJson(bytes: AsyncIterable<Buffer>): Promise<{
  origen: Origen;
  header: string[];
  rows: Iterable<string[]>;
  faltan?: number;
  sobra?: readonly Sobrante[];
}> {
  const pieces: string[] = [];
  for await (const piece of textOfBytes(bytes)) pieces.push(piece);
  const value = jsonOf(pieces.join(''));
  if (typeof value !== 'object' || value === null) throw new Refusal('ficheroDesconocido');
  assertNoOther(value);
  const known = READ.find(({ is }) => is(value));
  if (known)
    return {
      origen: known.origen,
      ...tableOf(known.entries(value)),
      faltan: known.faltan?.(value) ?? 0,
      sobra: leftOver(known.schema, value, known),
    };
  const items = itemsOf(value);
  assertNotNested(items);
  if (isPlane(items[0])) return { origen: 'plane', ...tableOf(ofPlane(entriesOf(items))) };
  return { origen: 'csv', ...tableOf(entriesOf(items)) };
}
