import { compileProjection } from '../projection/compile-projection.ts';
import { findRecords } from '../store/find-records.ts';
import { isDoc, newDoc, type Doc } from '../values/doc.ts';
import { encode } from '../values/document.ts';
import { Long } from 'bson';
import { MongoError } from '../errors.ts';
import { collectionName, findCollection, numberOf, type CommandContext } from './context.ts';
import { rawRecord } from './cursors.ts';
import type { CursorReply, Reply } from '../wire/replies.ts';

export function find(context: CommandContext): CursorReply {
  const { command, services, session } = context;
  refuseUnsupported(command);
  const namespace = `${context.database}.${collectionName(context)}`;
  const collection = findCollection(context);
  const limit = numberOf(command['limit'], 0);
  const batchSize = command['batchSize'] === undefined ? undefined : numberOf(command['batchSize'], 0);
  const options = { batchSize, singleBatch: command['singleBatch'] === true };
  if (collection === undefined) return services.cursors.firstBatch(namespace, null, [], rawRecord, options);
  const filter = (command['filter'] as Doc | undefined) ?? newDoc();
  const records = findRecords(collection, context.writer.shadow(collection), {
    filter,
    sort: command['sort'] as Doc | undefined,
    skip: numberOf(command['skip'], 0),
    limit: Math.abs(limit),
    hint: command['hint'],
    collation: command['collation'] as Doc | undefined,
    let: command['let'] as Doc | undefined,
  }).map(({ record }) => record);
  const spec = command['projection'];
  const sessionId = session?.id ?? null;
  if (!isDoc(spec) || Object.keys(spec).length === 0) {
    return services.cursors.firstBatch(namespace, sessionId, records, rawRecord, options);
  }
  const project = compileProjection(spec, filter);
  const toRaw = (record: (typeof records)[number]) =>
    encode(project(collection.cache.document(record, false)));
  return services.cursors.firstBatch(namespace, sessionId, records, toRaw, options);
}

function refuseUnsupported(command: Doc): void {
  for (const option of ['tailable', 'awaitData', 'min', 'max', 'returnKey', 'showRecordId']) {
    const value = command[option];
    if (value === undefined || value === false || (isDoc(value) && Object.keys(value).length === 0)) continue;
    throw new MongoError(9, 'FailedToParse', `find option '${option}' is not supported by this server`);
  }
}

export function getMore(context: CommandContext): CursorReply {
  const { command, services, database } = context;
  const id = command['getMore'];
  if (!(id instanceof Long))
    throw new MongoError(14, 'TypeMismatch', 'getMore must be a cursor id of type long');
  const namespace = `${database}.${String(command['collection'])}`;
  return services.cursors.nextBatch(id.toBigInt(), namespace, numberOf(command['batchSize'], 0));
}

export function killCursors({ command, services }: CommandContext): Reply {
  const ids = command['cursors'] as Long[];
  const killed = ids.filter((id) => services.cursors.kill(id.toBigInt()));
  const missing = ids.filter((id) => !killed.includes(id));
  return { cursorsKilled: killed, cursorsNotFound: missing, cursorsAlive: [], cursorsUnknown: [], ok: 1 };
}
