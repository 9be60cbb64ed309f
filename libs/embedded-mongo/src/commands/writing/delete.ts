import { failedToParse } from '../../errors.ts';
import type { Collection } from '../../store/collection.ts';
import { checkRequest, findRecords, type FindRequest } from '../../store/finding/find-records.ts';
import type { Doc } from '../../values/bson/doc.ts';
import type { Reply } from '../../wire/replies.ts';
import { hintArgument, isOrdered, numberArgument, requiredDoc, requiredDocs } from '../request/arguments.ts';
import { findCollection, whenUnlocked, type CommandContext } from '../request/context.ts';
import { refuseUnknownOptions } from '../request/known-fields.ts';
import { WriteErrors } from './write-batch.ts';

export async function deleteDocuments(context: CommandContext): Promise<Reply> {
  const { command } = context;
  const collection = findCollection(context);
  const errors = new WriteErrors(isOrdered(command));
  const statements = requiredDocs(command, 'deletes');
  let n = 0;
  for (let i = 0; i < statements.length; i++) {
    try {
      const statement = statements[i]!;
      refuseUnknownOptions('deletes', statement);
      const request = {
        filter: requiredDoc(statement, 'q'),
        limit: deleteLimit(statement),
        hint: hintArgument(statement),
      };
      if (collection === undefined) checkRequest(request);
      else n += (await runDelete(context, collection, request)).n;
    } catch (error) {
      if (errors.add(i, error)) break;
    }
  }
  return errors.addTo({ n, ok: 1 });
}

/** 1: deletes the first match; 0: all matches. */
function deleteLimit(statement: Doc): 0 | 1 {
  const limit = numberArgument(statement, 'limit');
  if (limit === 0 || limit === 1) return limit;
  throw failedToParse(`The limit field in delete objects must be 0 or 1. Got ${limit}`);
}

export interface Deletion {
  n: number;
  /** The last document deleted, for findAndModify: it must be read before its record is removed. */
  document: Doc | null;
}

export async function runDelete(
  context: CommandContext,
  collection: Collection,
  request: FindRequest,
  wantsDocument = false,
): Promise<Deletion> {
  const deletion: Deletion = { n: 0, document: null };
  await whenUnlocked(context, () => {
    for (const found of findRecords(collection, context.writer.shadow(collection), request)) {
      if (wantsDocument) deletion.document = found.record.document();
      context.writer.remove(collection, found);
      deletion.n++;
    }
  });
  return deletion;
}
