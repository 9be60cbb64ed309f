import type { Collection } from '../store/collection.ts';
import { findRecords, type FindRequest } from '../store/find-records.ts';
import type { Doc } from '../values/doc.ts';
import type { Reply } from '../wire/replies.ts';
import { findCollection, numberOf, whenUnlocked, type CommandContext } from './context.ts';
import { WriteErrors } from './write-batch.ts';

export async function deleteDocuments(context: CommandContext): Promise<Reply> {
  const { command } = context;
  const collection = findCollection(context);
  if (collection === undefined) return { n: 0, ok: 1 };
  const errors = new WriteErrors(command['ordered'] !== false);
  const statements = command['deletes'] as Doc[];
  let n = 0;
  for (let i = 0; i < statements.length; i++) {
    try {
      const statement = statements[i]!;
      const removed = await runDelete(context, collection, {
        filter: statement['q'] as Doc,
        limit: numberOf(statement['limit'], 0),
        hint: statement['hint'],
        collation: statement['collation'] as Doc | undefined,
        let: command['let'] as Doc | undefined,
      });
      n += removed.n;
    } catch (error) {
      if (errors.add(i, error)) break;
    }
  }
  return errors.addTo({ n, ok: 1 });
}

export interface Deletion {
  n: number;
  /** The last document, for findAndModify: it must be read before its record is gone. */
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
