import { MongoError } from '../errors.ts';
import { isDoc, newDoc, type Doc } from '../values/doc.ts';
import type { Reply } from '../wire/replies.ts';
import { collectionName, ensureCollection, findCollection, type CommandContext } from './context.ts';
import { runUpdate, type UpdateStatement } from './run-update.ts';
import { WriteErrors } from './write-batch.ts';

export async function update(context: CommandContext): Promise<Reply> {
  const { command } = context;
  const statements = command['updates'] as Doc[];
  const errors = new WriteErrors(command['ordered'] !== false);
  const upserted: Doc[] = [];
  let n = 0;
  let nModified = 0;
  for (let i = 0; i < statements.length; i++) {
    try {
      const statement = updateStatement(statements[i]!, command['let'] as Doc | undefined);
      const collection = statement.upsert
        ? ensureCollection(context, context.database, collectionName(context))
        : findCollection(context);
      if (collection === undefined) continue;
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

export function updateStatement(statement: Doc, variables: Doc | undefined): UpdateStatement {
  const { q, u } = statement;
  if (!isDoc(u) && !Array.isArray(u)) {
    throw new MongoError(9, 'FailedToParse', 'Update argument must be either an object or an array');
  }
  const isReplacement = isDoc(u) && !Object.keys(u).some((name) => name.startsWith('$'));
  if (isReplacement && statement['multi'] === true) {
    throw new MongoError(9, 'FailedToParse', 'multi update is not supported for replacement-style update');
  }
  return {
    filter: isDoc(q) ? q : newDoc(),
    update: u as Doc | Doc[],
    multi: statement['multi'] === true,
    upsert: statement['upsert'] === true,
    sort: statement['sort'] as Doc | undefined,
    hint: statement['hint'],
    collation: statement['collation'] as Doc | undefined,
    arrayFilters: statement['arrayFilters'] as Doc[] | undefined,
    let: variables,
  };
}
