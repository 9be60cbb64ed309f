import { MongoError } from '../../errors.ts';
import { compileProjection } from '../../projection/compile-projection.ts';
import { isDoc, newDoc, type Doc } from '../../values/bson/doc.ts';
import type { Reply } from '../../wire/replies.ts';
import { docArgument, flagArgument, hintArgument } from '../request/arguments.ts';
import { collectionName, ensureCollection, findCollection, type CommandContext } from '../request/context.ts';
import { runDelete } from './delete.ts';
import { checkRequest } from '../../store/finding/find-records.ts';
import { checkUpdate, runUpdate, type UpdateStatement } from './run-update.ts';

export async function findAndModify(context: CommandContext): Promise<Reply> {
  const { command } = context;
  if (flagArgument(command, 'remove')) return findAndRemove(context);
  const update = command['update'];
  if (!isDoc(update) && !Array.isArray(update)) {
    throw new MongoError(9, 'FailedToParse', 'Either an update or remove=true must be specified');
  }
  const isUpsert = flagArgument(command, 'upsert');
  const collection = isUpsert
    ? ensureCollection(context, context.database, collectionName(context))
    : findCollection(context);
  const statement: UpdateStatement = {
    filter: filterOf(command),
    update: update as Doc | Doc[],
    multi: false,
    upsert: isUpsert,
    sort: docArgument(command, 'sort'),
    hint: hintArgument(command),
  };
  if (collection === undefined) {
    checkUpdate(statement);
    return reply({ n: 0, updatedExisting: false }, null, command);
  }
  const { before, after, upserted } = await runUpdate(context, collection, statement);
  const value = flagArgument(command, 'new') ? after : before;
  const n = before !== null || upserted !== null ? 1 : 0;
  const lastError: Doc = { n, updatedExisting: before !== null };
  if (upserted !== null) lastError['upserted'] = upserted['_id'];
  return reply(lastError, value, command);
}

async function findAndRemove(context: CommandContext): Promise<Reply> {
  const { command } = context;
  if (command['update'] !== undefined || flagArgument(command, 'new')) {
    throw new MongoError(9, 'FailedToParse', 'Cannot specify both an update (or new=true) and remove=true');
  }
  const collection = findCollection(context);
  const request = {
    filter: filterOf(command),
    sort: docArgument(command, 'sort'),
    limit: 1,
    hint: hintArgument(command),
  };
  if (collection === undefined) {
    checkRequest(request);
    return reply({ n: 0 }, null, command);
  }
  const { n, document } = await runDelete(context, collection, request, true);
  return reply({ n }, document, command);
}

function filterOf(command: Doc): Doc {
  return docArgument(command, 'query') ?? newDoc();
}

function reply(lastErrorObject: Doc, value: Doc | null, command: Doc): Reply {
  const fields = docArgument(command, 'fields');
  const isProjected = value !== null && fields !== undefined && Object.keys(fields).length > 0;
  return {
    lastErrorObject,
    value: isProjected ? compileProjection(fields, filterOf(command))(value) : value,
    ok: 1,
  };
}
