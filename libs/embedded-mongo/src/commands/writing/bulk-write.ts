import { Long } from 'bson';
import { MongoError } from '../../errors.ts';
import type { Doc } from '../../values/bson/doc.ts';
import type { Reply } from '../../wire/replies.ts';
import {
  flagArgument,
  hintArgument,
  isOrdered,
  numberArgument,
  requiredDoc,
  requiredDocs,
  textArgument,
} from '../request/arguments.ts';
import { ensureCollection, type CommandContext } from '../request/context.ts';
import { refuseUnknownOptions } from '../request/known-fields.ts';
import { runDelete } from './delete.ts';
import { insertDocument } from './insert.ts';
import { runUpdate } from './run-update.ts';
import { updateStatement } from './update.ts';
import { isWholeCommand } from './write-batch.ts';

interface Totals {
  nInserted: number;
  nMatched: number;
  nModified: number;
  nUpserted: number;
  nDeleted: number;
  nErrors: number;
}

/** Writes to several collections in one command. */
export async function bulkWrite(context: CommandContext): Promise<Reply> {
  const { command } = context;
  const namespaces = requiredDocs(command, 'nsInfo').map((info) => textArgument(info, 'ns'));
  const totals: Totals = { nInserted: 0, nMatched: 0, nModified: 0, nUpserted: 0, nDeleted: 0, nErrors: 0 };
  const results: Doc[] = [];
  const operations = requiredDocs(command, 'ops');
  const errorsOnly = flagArgument(command, 'errorsOnly');
  const ordered = isOrdered(command);
  for (let idx = 0; idx < operations.length; idx++) {
    try {
      const outcome = await runOperation(context, operations[idx]!, namespaces, totals);
      if (!errorsOnly) results.push({ ok: 1, idx, ...outcome });
    } catch (error) {
      if (!(error instanceof MongoError) || isWholeCommand(error)) throw error;
      totals.nErrors++;
      results.push({ ok: 0, idx, n: 0, code: error.code, errmsg: error.message, ...error.extra });
      if (ordered || context.transaction !== null) break;
    }
  }
  const cursor = { firstBatch: results, id: Long.ZERO, ns: 'admin.$cmd.bulkWrite' };
  return { cursor, ...totals, ok: 1 };
}

async function runOperation(
  context: CommandContext,
  operation: Doc,
  namespaces: string[],
  totals: Totals,
): Promise<Doc> {
  const [kind] = Object.keys(operation);
  const namespace = namespaces[numberArgument(operation, kind ?? '')];
  if (namespace === undefined)
    throw new MongoError(2, 'BadValue', `BulkWrite ops entry has an invalid nsInfo index`);
  if (kind === 'insert' || kind === 'update' || kind === 'delete') refuseUnknownOptions(kind, operation);
  const dot = namespace.indexOf('.');
  const collection = ensureCollection(context, namespace.slice(0, dot), namespace.slice(dot + 1));
  switch (kind) {
    case 'insert':
      await insertDocument(context, collection, requiredDoc(operation, 'document'));
      totals.nInserted++;
      return { n: 1 };
    case 'update': {
      const { update: _namespace, filter, updateMods, ...options } = operation;
      const statement = updateStatement({ ...options, q: filter, u: updateMods });
      const { matched, modified, upserted } = await runUpdate(context, collection, statement);
      totals.nMatched += matched;
      totals.nModified += modified;
      if (upserted === null) return { n: matched, nModified: modified };
      totals.nUpserted++;
      return { n: 1, nModified: 0, upserted: { _id: upserted['_id'] } };
    }
    case 'delete': {
      const removed = await runDelete(context, collection, {
        filter: requiredDoc(operation, 'filter'),
        limit: flagArgument(operation, 'multi') ? 0 : 1,
        hint: hintArgument(operation),
      });
      totals.nDeleted += removed.n;
      return { n: removed.n };
    }
    default:
      throw new MongoError(9, 'FailedToParse', `unknown bulkWrite operation '${String(kind)}'`);
  }
}
