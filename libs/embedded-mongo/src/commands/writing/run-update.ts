import { MongoError } from '../../errors.ts';
import { equalityFields } from '../../query/bounds/equality-fields.ts';
import type { Collection } from '../../store/collection.ts';
import { checkRequest, findRecords } from '../../store/finding/find-records.ts';
import type { Found, Slot } from '../../store/records/records.ts';
import { compileUpdate } from '../../update/compile-update.ts';
import { valuesEqual } from '../../values/compare.ts';
import { newDoc, type Doc } from '../../values/bson/doc.ts';
import { whenUnlocked, type CommandContext } from '../request/context.ts';
import { withId } from './insert.ts';
import { prepareDocument } from './write-batch.ts';

export interface UpdateStatement {
  filter: Doc;
  update: Doc | Doc[];
  multi: boolean;
  upsert: boolean;
  sort?: Doc | undefined;
  hint?: unknown;
}

export interface UpdateOutcome {
  matched: number;
  modified: number;
  /** The last document before its update, for findAndModify. */
  before: Doc | null;
  after: Doc | null;
  upserted: Doc | null;
}

type Updater = ReturnType<typeof compileUpdate>;

export async function runUpdate(
  context: CommandContext,
  collection: Collection,
  statement: UpdateStatement,
): Promise<UpdateOutcome> {
  const { filter } = statement;
  const updater = updaterFor(statement);
  const outcome: UpdateOutcome = { matched: 0, modified: 0, before: null, after: null, upserted: null };
  const done = new Set<Slot>();
  await whenUnlocked(context, () => {
    const { sort, hint, multi } = statement;
    const shadow = context.writer.shadow(collection);
    const found = findRecords(collection, shadow, { filter, sort, hint, limit: multi ? 0 : 1 });
    for (const target of found) {
      if (done.has(target.slot)) continue;
      updateOne(context, collection, target, updater, outcome);
      done.add(target.slot);
    }
    if (outcome.matched === 0 && statement.upsert) upsert(context, collection, filter, updater, outcome);
  });
  return outcome;
}

function updaterFor({ filter, update }: UpdateStatement): Updater {
  return compileUpdate(update, { filter });
}

/** Throws what `runUpdate` would throw if the collection existed. */
export function checkUpdate(statement: UpdateStatement): void {
  checkRequest(statement);
  updaterFor(statement);
}

function updateOne(
  context: CommandContext,
  collection: Collection,
  target: Found,
  updater: Updater,
  outcome: UpdateOutcome,
): void {
  const before = collection.cache.document(target.record, false);
  const after = updater(before, { isInsert: false });
  if (!valuesEqual(before['_id'], after['_id'])) {
    const message = "Performing an update on the path '_id' would modify the immutable field '_id'";
    throw new MongoError(66, 'ImmutableField', message);
  }
  const prepared = prepareDocument(collection, after);
  const isModified = !sameBytes(target.record.bytes(), prepared.bytes);
  if (isModified) context.writer.replace(collection, target, prepared);
  outcome.matched++;
  outcome.modified += isModified ? 1 : 0;
  outcome.before = before;
  outcome.after = prepared.doc;
}

function sameBytes(before: string | Uint8Array, after: Uint8Array): boolean {
  if (before.length !== after.length) return false;
  const bytes = Buffer.from(after.buffer, after.byteOffset, after.length);
  return typeof before === 'string' ? before === bytes.latin1Slice() : bytes.equals(before);
}

/** Searches again after meeting a lock, because the transaction that holds it may be inserting the same document. */
function upsert(
  context: CommandContext,
  collection: Collection,
  filter: Doc,
  updater: Updater,
  outcome: UpdateOutcome,
): void {
  const seed = Object.assign(newDoc(), equalityFields(filter));
  const prepared = prepareDocument(collection, withId(updater(seed, { isInsert: true })));
  context.writer.insert(collection, prepared);
  outcome.upserted = prepared.doc;
  outcome.after = prepared.doc;
}
