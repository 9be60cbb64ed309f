import { MongoError } from '../../errors.ts';
import { MAX_BSON_BYTES } from '../request/limits.ts';
import { copyDoc, newDoc, type Doc } from '../../values/bson/doc.ts';
import type { Collection, Prepared } from '../../store/collection.ts';

/** The statements of a batch that failed; an ordered batch stops at the first. */
export class WriteErrors {
  private readonly errors: Doc[] = [];
  private readonly ordered: boolean;

  constructor(ordered: boolean) {
    this.ordered = ordered;
  }

  /** Returns whether the batch must stop. Errors that concern the whole transaction are rethrown. */
  add(index: number, error: unknown): boolean {
    if (!(error instanceof MongoError) || isWholeCommand(error)) throw error;
    this.errors.push(writeError(index, error));
    return this.ordered;
  }

  addTo(reply: Doc): Doc {
    if (this.errors.length > 0) reply['writeErrors'] = this.errors;
    return reply;
  }
}

function writeError(index: number, error: MongoError): Doc {
  return { index, code: error.code, errmsg: error.message, ...error.extra };
}

/** Errors that fail the whole command, and its transaction, instead of one statement. */
export function isWholeCommand(error: MongoError): boolean {
  return [50, 112, 251].includes(error.code);
}

/** Encodes the document and computes its index keys; `_id` goes first, where clients expect it. */
export function prepareDocument(collection: Collection, doc: Doc): Prepared {
  const prepared = collection.prepare(idFirst(doc));
  if (prepared.bytes.length > MAX_BSON_BYTES) {
    const message = `object to insert too large. size in bytes: ${prepared.bytes.length}, max size: ${MAX_BSON_BYTES}`;
    throw new MongoError(10334, 'BSONObjectTooLarge', message);
  }
  return prepared;
}

function idFirst(doc: Doc): Doc {
  for (const first in doc) {
    if (first === '_id') return doc;
    break;
  }
  const ordered = newDoc();
  ordered['_id'] = doc['_id'];
  return Object.assign(ordered, copyDoc(doc));
}
