import {
  GridFSBucket,
  MongoClient,
  type ClientSession,
  type Collection,
  type Db,
  type Document,
} from 'mongodb';
import { Readable } from 'node:stream';
import type { Entities } from './unified-entities.ts';

/** This runner cannot say whether the test would pass. */
export class NotSupported extends Error {}

export interface Operation {
  name: string;
  object: string;
  arguments?: Document;
}

type Run = (target: never, args: Document, rest: Document) => unknown;

const collection: Record<string, (on: Collection, args: Document, rest: Document) => unknown> = {
  aggregate: (on, { pipeline }, rest) => on.aggregate(pipeline, rest).toArray(),
  bulkWrite: (on, { requests }, rest) => on.bulkWrite(requests.map(asModel), rest),
  count: (on, { filter }, rest) => on.count(filter, rest),
  countDocuments: (on, { filter }, rest) => on.countDocuments(filter, rest),
  createIndex: (on, { keys }, rest) => on.createIndex(keys, rest),
  deleteMany: (on, { filter }, rest) => on.deleteMany(filter, rest),
  deleteOne: (on, { filter }, rest) => on.deleteOne(filter, rest),
  distinct: (on, { fieldName, filter }, rest) => on.distinct(fieldName, filter ?? {}, rest),
  dropIndex: (on, { name }, rest) => on.dropIndex(name, rest),
  estimatedDocumentCount: (on, _args, rest) => on.estimatedDocumentCount(rest),
  find: (on, { filter }, rest) => on.find(filter, rest).toArray(),
  findOne: (on, { filter }, rest) => on.findOne(filter, rest),
  findOneAndDelete: (on, { filter }, rest) => on.findOneAndDelete(filter, rest),
  findOneAndReplace: (on, { filter, replacement }, rest) =>
    on.findOneAndReplace(filter, replacement, lower(rest)),
  findOneAndUpdate: (on, { filter, update }, rest) => on.findOneAndUpdate(filter, update, lower(rest)),
  insertMany: (on, { documents }, rest) => on.insertMany(documents, rest),
  insertOne: (on, { document }, rest) => on.insertOne(document, rest),
  listIndexes: (on, _args, rest) => on.listIndexes(rest).toArray(),
  listIndexNames: async (on, _args, rest) => (await on.listIndexes(rest).toArray()).map(({ name }) => name),
  rename: (on, { to }, rest) => on.rename(to, rest),
  replaceOne: (on, { filter, replacement }, rest) => on.replaceOne(filter, replacement, rest),
  updateMany: (on, { filter, update }, rest) => on.updateMany(filter, update, rest),
  updateOne: (on, { filter, update }, rest) => on.updateOne(filter, update, rest),
};

const database: Record<string, (on: Db, args: Document, rest: Document) => unknown> = {
  aggregate: (on, { pipeline }, rest) => on.aggregate(pipeline, rest).toArray(),
  createCollection: async (on, { collection: name }, rest) => void (await on.createCollection(name, rest)),
  dropCollection: (on, { collection: name }, rest) => on.dropCollection(name, rest),
  listCollectionNames: async (on, { filter }, rest) =>
    (await on.listCollections(filter, { ...rest, nameOnly: true }).toArray()).map(({ name }) => name),
  listCollectionObjects: (on, { filter }, rest) => on.listCollections(filter, rest).toArray(),
  listCollections: (on, { filter }, rest) => on.listCollections(filter, rest).toArray(),
  modifyCollection: (on, { collection: name }, rest) => on.command({ collMod: name, ...rest }),
  runCommand: (on, { command }, { commandName: _name, ...rest }) => on.command(command, rest),
};

const client: Record<string, (on: MongoClient, args: Document, rest: Document) => unknown> = {
  clientBulkWrite: async (on, { models }, rest) =>
    withoutFlags((await on.bulkWrite(models.map(asClientModel), rest)) as Document),
  listDatabaseNames: async (on, _args, rest) =>
    (
      await on
        .db('admin')
        .admin()
        .listDatabases({ ...rest, nameOnly: true })
    ).databases.map(({ name }) => name),
  listDatabaseObjects: async (on, _args, rest) =>
    (await on.db('admin').admin().listDatabases(rest)).databases,
  listDatabases: async (on, _args, rest) => (await on.db('admin').admin().listDatabases(rest)).databases,
};

const session: Record<string, (on: ClientSession, args: Document) => unknown> = {
  abortTransaction: (on) => on.abortTransaction(),
  commitTransaction: (on) => on.commitTransaction(),
  endSession: (on) => on.endSession(),
  startTransaction: (on, args) => on.startTransaction(args),
};

const bucket: Record<string, (on: GridFSBucket, args: Document, rest: Document) => unknown> = {
  delete: (on, { id }) => on.delete(id),
  download: (on, { id }) => bytesOf(on.openDownloadStream(id)),
  downloadByName: (on, { filename }, rest) => bytesOf(on.openDownloadStreamByName(filename, rest)),
  upload: (on, { filename, source }, rest) => uploaded(on, filename, source.$$hexBytes, rest),
};

export async function runOperation(
  { name, object, arguments: args = {} }: Operation,
  entities: Entities,
): Promise<unknown> {
  const target = entities.get(object) as object;
  if (name === 'withTransaction') return withTransaction(target as ClientSession, args, entities);
  const table = tableFor(target);
  const run = table[name] as Run | undefined;
  if (run === undefined) throw new NotSupported(`operation ${name}`);
  const rest = { ...args };
  for (const used of [
    'filter',
    'pipeline',
    'update',
    'replacement',
    'document',
    'documents',
    'requests',
    'models',
  ])
    delete rest[used];
  for (const used of ['fieldName', 'keys', 'to', 'command', 'collection', 'id', 'source', 'filename'])
    delete rest[used];
  if (args['session'] !== undefined) rest['session'] = entities.session(args['session']);
  return run(target as never, args, rest);
}

function tableFor(target: object): Record<string, unknown> {
  if (target instanceof MongoClient) return client;
  if (target instanceof GridFSBucket) return bucket;
  if ('startTransaction' in target) return session;
  return 'collectionName' in target ? collection : database;
}

async function withTransaction(
  on: ClientSession,
  { callback, ...options }: Document,
  entities: Entities,
): Promise<void> {
  await on.withTransaction(async () => {
    for (const inner of callback as Operation[]) await runOperation(inner, entities);
  }, options);
}

function lower({ returnDocument, ...rest }: Document): Document {
  return returnDocument === undefined
    ? rest
    : { ...rest, returnDocument: String(returnDocument).toLowerCase() };
}

function asModel(request: Document): never {
  const [kind, model] = Object.entries(request)[0]!;
  return { [kind]: model } as never;
}

function asClientModel(request: Document): never {
  const [name, model] = Object.entries(request)[0]! as [string, Document];
  return { name, ...model } as never;
}

async function bytesOf(stream: Readable): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

async function uploaded(
  on: GridFSBucket,
  filename: string,
  hex: string,
  options: Document,
): Promise<unknown> {
  const stream = on.openUploadStream(filename, options);
  await new Promise((resolve, reject) => {
    stream.once('finish', resolve);
    stream.once('error', reject);
    stream.end(Buffer.from(hex, 'hex'));
  });
  return stream.id;
}

/** The driver adds this flag of its own to each result. */
function withoutFlags(result: Document): Document {
  const { updateResults } = result;
  if (updateResults instanceof Map) for (const one of updateResults.values()) delete one.didUpsert;
  return result;
}
