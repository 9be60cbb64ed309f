import { ObjectId } from 'bson';
import { MongoError } from '../../errors.ts';
import type { Collection } from '../../store/collection.ts';
import { isDoc, newDoc, type Doc } from '../../values/bson/doc.ts';
import type { Reply } from '../../wire/replies.ts';
import { isOrdered, requiredDocs } from '../request/arguments.ts';
import { collectionName, ensureCollection, whenUnlocked, type CommandContext } from '../request/context.ts';
import { prepareDocument, WriteErrors } from './write-batch.ts';

export async function insert(context: CommandContext): Promise<Reply> {
  const { command } = context;
  const documents = requiredDocs(command, 'documents');
  if (documents.length === 0) {
    throw new MongoError(9, 'FailedToParse', 'Write batch sizes must be between 1 and 100000');
  }
  const collection = ensureCollection(context, context.database, collectionName(context));
  const errors = new WriteErrors(isOrdered(command));
  let inserted = 0;
  for (let i = 0; i < documents.length; i++) {
    try {
      await insertDocument(context, collection, documents[i]!);
      inserted++;
    } catch (error) {
      if (errors.add(i, error)) break;
    }
  }
  return errors.addTo({ n: inserted, ok: 1 });
}

export async function insertDocument(
  context: CommandContext,
  collection: Collection,
  doc: Doc,
): Promise<void> {
  const prepared = prepareDocument(collection, withId(doc));
  await whenUnlocked(context, () => context.writer.insert(collection, prepared));
}

export function withId(doc: Doc): Doc {
  if (!isDoc(doc)) throw new MongoError(14, 'TypeMismatch', 'documents to insert must be objects');
  const id = doc['_id'];
  if (Array.isArray(id) || id instanceof RegExp) {
    throw new MongoError(
      2,
      'BadValue',
      `The '_id' value cannot be of type ${Array.isArray(id) ? 'array' : 'regex'}`,
    );
  }
  if (isDoc(id) && Object.keys(id).some((name) => name.startsWith('$'))) {
    throw new MongoError(52, 'DollarPrefixedFieldName', "_id fields may not contain '$'-prefixed fields");
  }
  if (id !== undefined) return doc;
  const complete = newDoc();
  complete['_id'] = new ObjectId();
  return Object.assign(complete, doc);
}
