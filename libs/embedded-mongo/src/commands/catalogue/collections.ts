import { UUID } from 'bson';
import { createHash } from 'node:crypto';
import { compileQuery } from '../../query/compile-query.ts';
import type { Collection } from '../../store/collection.ts';
import { newDoc, type Doc } from '../../values/bson/doc.ts';
import type { Reply } from '../../wire/replies.ts';
import { countArgument, docArgument, flagArgument } from '../request/arguments.ts';
import { collectionName, findCollection, type CommandContext } from '../request/context.ts';
import { atOnce } from '../../store/records/slices.ts';
import { rawDoc } from '../request/cursors.ts';
import { whenUnwritten } from './ddl.ts';
import { described } from './indexes.ts';
import { refuseOptions } from './collection-options.ts';

export function create(context: CommandContext): Reply {
  const { command, services, database, transaction } = context;
  const name = collectionName(context);
  refuseOptions(command);
  const existing = services.store.get(database, name);
  if (existing !== undefined) {
    if (existing.createdBy !== transaction) services.store.publish(existing);
    return { ok: 1 };
  }
  const collection = services.store.create(database, name, transaction);
  transaction?.createdCollections.push(collection);
  return { ok: 1 };
}

export function drop(context: CommandContext): Promise<Reply> {
  const find = () => [findCollection(context)] as const;
  return whenUnwritten(context, find, ([collection]) => {
    if (collection === undefined) return { ok: 1 };
    const nIndexesWas = collection.indexes.length;
    context.services.store.drop(collection);
    return { ns: collection.namespace, nIndexesWas, ok: 1 };
  });
}

export function listCollections(context: CommandContext): Reply {
  const { command, services, database, session } = context;
  const query = compileQuery(docArgument(command, 'filter') ?? newDoc());
  const isBrief = flagArgument(command, 'nameOnly');
  const described = services.store.list(database).map((collection) => describe(collection));
  const chosen = described.filter((doc) => query.matches(doc));
  const docs = isBrief ? chosen.map(({ name, type }) => ({ name, type }) as Doc) : chosen;
  const batchSize = countArgument(docArgument(command, 'cursor') ?? newDoc(), 'batchSize');
  return atOnce(
    services.cursors.firstBatch(`${database}.$cmd.listCollections`, session?.id ?? null, docs, rawDoc, {
      batchSize,
    }),
  );
}

function describe(collection: Collection): Doc {
  return {
    name: collection.name,
    type: 'collection',
    options: {},
    info: { readOnly: false, uuid: uuidOf(collection) },
    idIndex: described(collection.indexes[0]!.spec),
  };
}

function uuidOf(collection: Collection): UUID {
  const digest = createHash('sha256').update(`${collection.id}:${collection.database}`).digest();
  return new UUID(digest.subarray(0, 16));
}

export function collStats(context: CommandContext): Reply {
  const collection = findCollection(context);
  const ns = `${context.database}.${collectionName(context)}`;
  if (collection === undefined) return { ns, count: 0, size: 0, nindexes: 0, ok: 1 };
  const { slots, dataBytes, indexes } = collection;
  return {
    ns,
    count: slots.size,
    size: dataBytes,
    storageSize: dataBytes,
    nindexes: indexes.length,
    ok: 1,
  };
}
