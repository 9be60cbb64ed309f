import { MongoError } from '../../errors.ts';
import { isDoc, type Doc } from '../../values/bson/doc.ts';
import type { Reply } from '../../wire/replies.ts';
import {
  docArgument,
  flagArgument,
  hintArgument,
  isOrdered,
  requiredDoc,
  requiredDocs,
} from '../request/arguments.ts';
import { refuseUnknownOptions } from '../request/known-fields.ts';
import { collectionName, ensureCollection, findCollection, type CommandContext } from '../request/context.ts';
import { checkUpdate, runUpdate, type UpdateStatement } from './run-update.ts';
import { WriteErrors } from './write-batch.ts';

export async function update(context: CommandContext): Promise<Reply> {
  const { command } = context;
  const statements = requiredDocs(command, 'updates');
  const errors = new WriteErrors(isOrdered(command));
  const upserted: Doc[] = [];
  let n = 0;
  let nModified = 0;
  for (let i = 0; i < statements.length; i++) {
    try {
      refuseUnknownOptions('updates', statements[i]!);
      const statement = updateStatement(statements[i]!);
      const collection = statement.upsert
        ? ensureCollection(context, context.database, collectionName(context))
        : findCollection(context);
      if (collection === undefined) {
        checkUpdate(statement);
        continue;
      }
      const outcome = await runUpdate(context, collection, statement);
      n += outcome.upserted === null ? outcome.matched : 1;
      nModified += outcome.modified;
      if (outcome.upserted !== null) upserted.push({ index: i, _id: outcome.upserted['_id'] });
    } catch (error) {
      if (errors.add(i, error)) break;
    }
  }
  const reply: Doc = { n, nModified, ok: 1 };
  if (upserted.length > 0) reply['upserted'] = upserted;
  return errors.addTo(reply);
}

export function updateStatement(statement: Doc): UpdateStatement {
  const { u } = statement;
  const multi = flagArgument(statement, 'multi');
  if (!isDoc(u) && !Array.isArray(u)) {
    throw new MongoError(9, 'FailedToParse', 'Update argument must be either an object or an array');
  }
  const isReplacement = isDoc(u) && !Object.keys(u).some((name) => name.startsWith('$'));
  if (isReplacement && multi) {
    throw new MongoError(9, 'FailedToParse', 'multi update is not supported for replacement-style update');
  }
  return {
    filter: requiredDoc(statement, 'q'),
    update: u as Doc | Doc[],
    multi,
    upsert: flagArgument(statement, 'upsert'),
    sort: updateSort(statement, multi),
    hint: hintArgument(statement),
  };
}

function updateSort(statement: Doc, multi: boolean): Doc | undefined {
  const sort = docArgument(statement, 'sort');
  if (sort !== undefined && multi)
    throw new MongoError(9, 'FailedToParse', 'Cannot specify sort with multi=true');
  return sort;
}
