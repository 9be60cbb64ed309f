import { mongo } from 'mongoose';

const { EJSON, ObjectId } = mongo.BSON;

/** An id that `idOf` made: its kind, many zeros, a number. The number of the copy takes the place of some of the zeros. */
const MADE_ID = /([1-9])0{15}([0-9a-f]{8})/g;
/** What has to be unique beside ids: keys of projects, addresses of people, names of teams. */
const CLAVE = /\bZQ([A-Z])\b/g;
const CORREO = /persona-(\d+)@/g;
const EQUIPO = /Equipo de crecimiento/g;

const hex = (n: number): string => n.toString(16).padStart(8, '0');

/** A document of the first cell as every cell has it; null: it is not about the cell. */
export interface Template {
  text: string;
  /** Whether its `_id` is another one in every copy; otherwise it has to be given one. */
  isNamed: boolean;
}

/** `people`: ids that the product gave to people of the cell, who are somebody else in every copy. */
export function templateOf(doc: { _id: unknown }, people: ReadonlyMap<string, string>): Template | null {
  let text = EJSON.stringify(doc, { relaxed: false });
  const before = text;
  for (const [own, made] of people) text = text.replaceAll(own, made);
  const id = EJSON.stringify({ _id: doc._id }, { relaxed: false });
  const isAbout = before !== text || before.search(MADE_ID) >= 0;
  if (!isAbout) return null;
  const isNamed = id.search(MADE_ID) >= 0 || [...people.keys()].some((own) => id.includes(own));
  return { text, isNamed };
}

export function copyOf({ text, isNamed }: Template, copy: number): { _id: unknown } | null {
  const copied = text
    .replaceAll(MADE_ID, (_, kind: string, n: string) => `${kind}${hex(copy)}0000000${n}`)
    .replaceAll(CLAVE, `ZQ$1${copy}`)
    .replaceAll(CORREO, `persona-$1-${copy}@`)
    .replaceAll(EQUIPO, `Equipo de crecimiento ${copy}`);
  const doc = EJSON.parse(copied, { relaxed: false }) as { _id: unknown };
  if (isNamed) return doc;
  return doc._id instanceof ObjectId ? { ...doc, _id: new ObjectId() } : null;
}
