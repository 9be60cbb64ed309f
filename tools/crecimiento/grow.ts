import { mongo } from 'mongoose';
import { copyOf, templateOf, type Template } from './copies.ts';

/** What services note for themselves: messages under way, locks, what has been handled. */
const OWN = /^(outbox|inbox|migraciones|cerrojos|system\.|trabajos|auditoria)/;
const BATCH = 2_000;
const DUPLICATE_KEY = 11_000;
/** In how many cells the person is who is a member of many teams. */
const MAX_TEAMS = 200;

/** Somebody of the first cell, under an id that is another one in every copy. */
const madeId = (n: number): string => `9${n.toString(16).padStart(23, '0')}`;

interface Growing {
  uri: string;
  /** How many cells there are to be in all. */
  cells: number;
  /** The ids of the people of the first cell. */
  people: readonly string[];
  /** A member of the first `MAX_TEAMS` teams. */
  viajera: string;
}

const withoutMember = (doc: object, usuario: string): object =>
  Object.fromEntries(
    Object.entries(doc).map(([field, value]) => [
      field,
      field === 'miembros' && Array.isArray(value)
        ? (value as { usuario?: unknown }[]).filter((one) => String(one.usuario) !== usuario)
        : (value as unknown),
    ]),
  );

/** Copies the first cell, in the database of every service, until there are so many. Returns how many documents that is. */
export async function grow({ uri, cells, people, viajera }: Growing): Promise<number> {
  const client = await new mongo.MongoClient(uri).connect();
  const others = new Map(people.map((id, n) => [id, madeId(n)]));
  let written = 0;
  try {
    const { databases } = await client.db('admin').admin().listDatabases();
    for (const { name } of databases.filter(({ name }) => !['admin', 'local', 'config'].includes(name))) {
      const collections = await client.db(name).listCollections({}, { nameOnly: true }).toArray();
      for (const { name: collection } of collections.filter(({ name }) => !OWN.test(name))) {
        const target = client.db(name).collection(collection);
        const docs = (await target.find().toArray()) as { _id: unknown }[];
        const templates = docs.flatMap((doc) => templateOf(doc, others) ?? []);
        for (const rows of batchesOf(templates, cells, viajera)) {
          written += await insertNew(target, rows);
        }
      }
    }
  } finally {
    await client.close();
  }
  return written;
}

/** What there may be only one of and is already there, such as a notice to somebody who is in all cells, is left out. */
async function insertNew(target: mongo.Collection, rows: object[]): Promise<number> {
  try {
    return (await target.insertMany(rows as mongo.Document[], { ordered: false })).insertedCount;
  } catch (error) {
    if (!(error instanceof mongo.MongoBulkWriteError)) throw error;
    const others = [error.writeErrors].flat().filter(({ code }) => code !== DUPLICATE_KEY);
    if (others.length)
      throw new Error(`${target.collectionName}: ${others[0]!.errmsg}`, { cause: error.code });
    return error.insertedCount;
  }
}

function* batchesOf(templates: Template[], cells: number, viajera: string): Generator<object[]> {
  let rows: object[] = [];
  for (let copy = 1; copy < cells; copy += 1) {
    for (const template of templates) {
      const doc = copyOf(template, copy);
      if (doc) rows.push(copy < MAX_TEAMS ? doc : withoutMember(doc, viajera));
    }
    if (rows.length >= BATCH) {
      yield rows;
      rows = [];
    }
  }
  if (rows.length) yield rows;
}
