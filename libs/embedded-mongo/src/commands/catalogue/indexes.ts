import { MongoError } from '../../errors.ts';
import type { Collection } from '../../store/collection.ts';
import type { IndexSpec } from '../../store/records/collection-index.ts';
import { newDoc, type Doc } from '../../values/bson/doc.ts';
import { valuesEqual } from '../../values/compare.ts';
import type { Reply } from '../../wire/replies.ts';
import { collectionName, ensureCollection, findCollection, type CommandContext } from '../request/context.ts';
import { countArgument, docArgument, requiredDocs } from '../request/arguments.ts';
import { atOnce } from '../../store/records/slices.ts';
import { rawDoc } from '../request/cursors.ts';
import { namespaceNotFound, refuseInTransaction, whenUnwritten } from './ddl.ts';
import { parseIndexSpec } from './index-spec.ts';

export async function createIndexes(context: CommandContext): Promise<Reply> {
  const { command, services, transaction } = context;
  const wanted = requiredDocs(command, 'indexes');
  if (wanted.length === 0) throw new MongoError(2, 'BadValue', 'Must specify at least one index to create');
  const existed = findCollection(context) !== undefined;
  const ensured = (): Collection => ensureCollection(context, context.database, collectionName(context));
  const specs = wanted.map((spec) => parseIndexSpec(spec));
  if (transaction !== null) {
    const own = ensured();
    const isOwnAndEmpty = own.createdBy === transaction && !transaction.hasWritten(own);
    if (!isOwnAndEmpty && specs.some((spec) => !exists(own, spec))) refuseInTransaction(context.name);
  }
  const find = () => [ensured()] as const;
  return whenUnwritten(context, find, ([collection]) => {
    const before = collection.indexes.length;
    for (const spec of specs) if (!exists(collection, spec)) services.store.addIndex(collection, spec);
    const after = collection.indexes.length;
    const reply: Doc = {
      numIndexesBefore: before,
      numIndexesAfter: after,
      createdCollectionAutomatically: !existed,
      ok: 1,
    };
    if (before === after) reply['note'] = 'all indexes already exist';
    return reply;
  });
}

function exists(collection: Collection, spec: IndexSpec): boolean {
  for (const { spec: present } of collection.indexes) {
    const isSameKey = JSON.stringify(present.key) === JSON.stringify(spec.key);
    if (present.name === '_id_' && isSameKey) return true;
    if (present.name === spec.name && !isSameKey) {
      const message = `An existing index has the same name as the requested index. Requested index: ${spec.name}`;
      throw new MongoError(86, 'IndexKeySpecsConflict', message);
    }
    if (!isSameKey || !isSameSelection(present, spec)) continue;
    if (present.name !== spec.name) {
      throw new MongoError(
        85,
        'IndexOptionsConflict',
        `Index already exists with a different name: ${present.name}`,
      );
    }
    if (isSameBehaviour(present, spec)) return true;
    throw new MongoError(
      85,
      'IndexOptionsConflict',
      `An equivalent index already exists with the same name but different options. Requested index: ${spec.name}`,
    );
  }
  const sameName = collection.indexes.some((index) => index.spec.name === spec.name);
  if (sameName)
    throw new MongoError(
      86,
      'IndexKeySpecsConflict',
      `An existing index has the same name as the requested index. Requested index: ${spec.name}`,
    );
  return false;
}

function isSameSelection(a: IndexSpec, b: IndexSpec): boolean {
  return valuesEqual(a.partialFilterExpression ?? null, b.partialFilterExpression ?? null);
}

function isSameBehaviour(a: IndexSpec, b: IndexSpec): boolean {
  return a.unique === b.unique && a.sparse === b.sparse && a.expireAfterSeconds === b.expireAfterSeconds;
}

export function listIndexes(context: CommandContext): Reply {
  const { command, services, database, session } = context;
  const collection = findCollection(context);
  const namespace = `${database}.${collectionName(context)}`;
  if (collection === undefined) throw namespaceNotFound(namespace);
  const specs = collection.indexes.map(({ spec }) => described(spec));
  const batchSize = countArgument(docArgument(command, 'cursor') ?? newDoc(), 'batchSize');
  return atOnce(services.cursors.firstBatch(namespace, session?.id ?? null, specs, rawDoc, { batchSize }));
}

/** MongoDB does not say of the index on `_id` that it is unique, and clients compare what they get with what they know. */
export function described(spec: IndexSpec): Doc {
  if (spec.name !== '_id_') return { v: 2, ...spec } as Doc;
  const { unique: _isUnique, ...rest } = spec;
  return { v: 2, ...rest } as Doc;
}

export function dropIndexes(context: CommandContext): Promise<Reply> {
  const { command, services } = context;
  const find = () => {
    const found = findCollection(context);
    if (found === undefined) throw namespaceNotFound(`${context.database}.${collectionName(context)}`);
    return [found] as const;
  };
  return whenUnwritten(context, find, ([collection]) => {
    const nIndexesWas = collection.indexes.length;
    for (const name of chosen(collection, command['index'])) services.store.removeIndex(collection, name);
    return { nIndexesWas, ok: 1 };
  });
}

function chosen(collection: Collection, wanted: unknown): string[] {
  const names = collection.indexes.map((index) => index.spec.name).filter((name) => name !== '_id_');
  if (wanted === '*') return names;
  if (Array.isArray(wanted)) return wanted.flatMap((one) => chosen(collection, one));
  const key = JSON.stringify(wanted);
  const index = collection.indexes.find(
    ({ spec }) => spec.name === wanted || JSON.stringify(spec.key) === key,
  );
  if (index === undefined)
    throw new MongoError(
      27,
      'IndexNotFound',
      `can't find index ${typeof wanted === 'string' ? `with name ${wanted}` : `with key: ${key}`}`,
    );
  if (index.spec.name === '_id_') throw new MongoError(72, 'InvalidOptions', 'cannot drop _id index');
  return [index.spec.name];
}
