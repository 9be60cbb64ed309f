import { compileProjection } from '../../projection/compile-projection.ts';
import { checkRequest } from '../../store/finding/find-records.ts';
import { atOnce, inSlices } from '../../store/records/slices.ts';
import { isDoc, newDoc, type Doc } from '../../values/bson/doc.ts';
import type { Found } from '../../store/records/records.ts';
import { encode } from '../../values/bson/document.ts';
import { Long } from 'bson';
import { MongoError } from '../../errors.ts';
import { countArgument, docArgument, flagArgument, hintArgument } from '../request/arguments.ts';
import { collectionName, findCollection, type CommandContext } from '../request/context.ts';
import { rawRecord } from '../request/cursors.ts';
import type { CursorReply, Reply } from '../../wire/replies.ts';
import { readInSlices } from './read-in-slices.ts';

export async function find(context: CommandContext): Promise<CursorReply> {
  const { command, services, session } = context;
  refuseUnsupported(command);
  const namespace = `${context.database}.${collectionName(context)}`;
  const collection = findCollection(context);
  const limit = countArgument(command, 'limit') ?? 0;
  const options = {
    batchSize: countArgument(command, 'batchSize'),
    singleBatch: flagArgument(command, 'singleBatch'),
  };
  const filter = docArgument(command, 'filter') ?? newDoc();
  const spec = docArgument(command, 'projection');
  const request = {
    filter,
    sort: docArgument(command, 'sort'),
    skip: countArgument(command, 'skip') ?? 0,
    limit,
    hint: hintArgument(command),
  };
  const isWhole = spec === undefined || Object.keys(spec).length === 0;
  const project = isWhole ? null : compileProjection(spec, filter);
  if (collection === undefined) {
    checkRequest(request);
    return atOnce(services.cursors.firstBatch(namespace, null, [], rawRecord, options));
  }
  const sessionId = session?.id ?? null;
  return readInSlices(context, collection, request, function* (found) {
    if (project === null) {
      const records = found.map(({ record }) => record);
      return yield* services.cursors.firstBatch(namespace, sessionId, records, rawRecord, options);
    }
    const toRaw = ({ record }: Found) => encode(project(collection.cache.document(record, false)));
    return yield* services.cursors.firstBatch(namespace, sessionId, found, toRaw, options);
  });
}

function refuseUnsupported(command: Doc): void {
  for (const option of ['tailable', 'awaitData', 'min', 'max', 'returnKey', 'showRecordId']) {
    const value = command[option];
    if (value === undefined || value === false || (isDoc(value) && Object.keys(value).length === 0)) continue;
    throw new MongoError(9, 'FailedToParse', `find option '${option}' is not supported by this server`);
  }
}

export function getMore(context: CommandContext): Promise<CursorReply> {
  const { command, services, database } = context;
  const id = command['getMore'];
  if (!(id instanceof Long))
    throw new MongoError(14, 'TypeMismatch', 'getMore must be a cursor id of type long');
  const namespace = `${database}.${String(command['collection'])}`;
  const batchSize = countArgument(command, 'batchSize') ?? 0;
  return inSlices(services.cursors.nextBatch(id.toBigInt(), namespace, batchSize));
}

export function killCursors({ command, services }: CommandContext): Reply {
  const ids = command['cursors'];
  if (!Array.isArray(ids) || !ids.every((id) => id instanceof Long))
    throw new MongoError(14, 'TypeMismatch', "'cursors' must be an array of cursor ids of type long");
  const killed = ids.filter((id) => services.cursors.kill(id.toBigInt()));
  const missing = ids.filter((id) => !killed.includes(id));
  return { cursorsKilled: killed, cursorsNotFound: missing, cursorsAlive: [], cursorsUnknown: [], ok: 1 };
}
