import { MongoError } from '../../errors.ts';
import { checkRequest } from '../../store/finding/find-records.ts';
import { compareValues } from '../../values/compare.ts';
import { encodeKey } from '../../values/key-encoding.ts';
import { indexKeys } from '../../values/paths.ts';
import { isDoc, newDoc, type Doc } from '../../values/bson/doc.ts';
import type { Reply } from '../../wire/replies.ts';
import { countArgument, docArgument, hintArgument, numberArgument } from '../request/arguments.ts';
import { findCollection, type CommandContext } from '../request/context.ts';
import { readInSlices } from './read-in-slices.ts';

const STEP = 200;

export async function count(context: CommandContext): Promise<Reply> {
  const { command, transaction } = context;
  if (transaction !== null) {
    throw new MongoError(
      263,
      'OperationNotSupportedInTransaction',
      "Cannot run 'count' in a multi-document transaction.",
    );
  }
  const collection = findCollection(context);
  const limit = command['limit'] ?? 0;
  const request = {
    filter: docArgument(command, 'query') ?? newDoc(),
    skip: countArgument(command, 'skip') ?? 0,
    limit: Math.abs(numberArgument({ limit }, 'limit')),
    hint: hintArgument(command),
  };
  if (collection !== undefined)
    return readInSlices(context, collection, request, function* (found) {
      return { n: found.length, ok: 1 };
    });
  checkRequest(request);
  return { n: 0, ok: 1 };
}

export async function distinct(context: CommandContext): Promise<Reply> {
  const { command } = context;
  const path = command['key'];
  if (typeof path !== 'string') throw new MongoError(14, 'TypeMismatch', "'key' must be a string");
  const collection = findCollection(context);
  const request = {
    filter: docArgument(command, 'query') ?? newDoc(),
    hint: hintArgument(command),
  };
  if (collection === undefined) {
    checkRequest(request);
    return { values: [], ok: 1 };
  }
  return readInSlices(context, collection, request, function* (found) {
    const values = new Map<string, unknown>();
    for (let i = 0; i < found.length; i++) {
      for (const value of valuesAt(collection.cache.document(found[i]!.record, true), path)) {
        const key = encodeKey([value], [1]);
        if (!values.has(key)) values.set(key, value);
      }
      if (i % STEP === STEP - 1) yield;
    }
    return { values: [...values.values()].sort(compareValues), ok: 1 };
  });
}

/** distinct wants what index keys hold, except that an index stores null for a missing field, which has no value. */
function valuesAt(doc: Doc, path: string): unknown[] {
  const keys = indexKeys(doc, [path]).map(([value]) => value);
  return keys.filter((value) => value !== undefined && (value !== null || hasNull(doc, path.split('.'))));
}

function hasNull(value: unknown, path: string[]): boolean {
  if (Array.isArray(value))
    return value.some((element) => (path.length === 0 ? element === null : hasNull(element, path)));
  if (path.length === 0) return value === null;
  return isDoc(value) && hasNull(value[path[0]!], path.slice(1));
}
