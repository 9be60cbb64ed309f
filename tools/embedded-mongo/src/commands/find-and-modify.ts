import { MongoError } from '../errors.ts';
import { compileProjection } from '../projection/compile-projection.ts';
import { isDoc, newDoc, type Doc } from '../values/doc.ts';
import type { Reply } from '../wire/replies.ts';
import { collectionName, ensureCollection, findCollection, type CommandContext } from './context.ts';
import { runDelete } from './delete.ts';
import { runUpdate } from './run-update.ts';

export async function findAndModify(context: CommandContext): Promise<Reply> {
  const { command } = context;
  if (command['remove'] === true) return findAndRemove(context);
  const update = command['update'];
  if (!isDoc(update) && !Array.isArray(update)) {
    throw new MongoError(9, 'FailedToParse', 'Either an update or remove=true must be specified');
  }
  const isUpsert = command['upsert'] === true;
  const collection = isUpsert
    ? ensureCollection(context, context.database, collectionName(context))
    : findCollection(context);
  if (collection === undefined) return reply({ n: 0, updatedExisting: false }, null, command);
  const { before, after, upserted } = await runUpdate(context, collection, {
    filter: filterOf(command),
    update: update as Doc | Doc[],
    multi: false,
    upsert: isUpsert,
    sort: command['sort'] as Doc | undefined,
    hint: command['hint'],
    collation: command['collation'] as Doc | undefined,
    arrayFilters: command['arrayFilters'] as Doc[] | undefined,
    let: command['let'] as Doc | undefined,
  });
  const value = command['new'] === true ? after : before;
  const n = before !== null || upserted !== null ? 1 : 0;
  const lastError: Doc = { n, updatedExisting: before !== null };
  if (upserted !== null) lastError['upserted'] = upserted['_id'];
  return reply(lastError, value, command);
}

async function findAndRemove(context: CommandContext): Promise<Reply> {
  const { command } = context;
  if (command['update'] !== undefined || command['new'] === true) {
    throw new MongoError(9, 'FailedToParse', 'Cannot specify both an update (or new=true) and remove=true');
  }
  const collection = findCollection(context);
  if (collection === undefined) return reply({ n: 0 }, null, command);
  const request = {
    filter: filterOf(command),
    sort: command['sort'] as Doc | undefined,
    limit: 1,
    hint: command['hint'],
    collation: command['collation'] as Doc | undefined,
    let: command['let'] as Doc | undefined,
  };
  const { n, document } = await runDelete(context, collection, request, true);
  return reply({ n }, document, command);
}

function filterOf(command: Doc): Doc {
  return isDoc(command['query']) ? command['query'] : newDoc();
}

function reply(lastErrorObject: Doc, value: Doc | null, command: Doc): Reply {
  const fields = command['fields'];
  const isProjected = value !== null && isDoc(fields) && Object.keys(fields).length > 0;
  return {
    lastErrorObject,
    value: isProjected ? compileProjection(fields, filterOf(command))(value) : value,
    ok: 1,
  };
}
