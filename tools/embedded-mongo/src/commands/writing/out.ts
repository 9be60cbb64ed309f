import { UUID } from 'bson';
import { MongoError, failedToParse } from '../../errors.ts';
import { collecting } from '../../aggregation/stages/collecting.ts';
import type { Collection } from '../../store/collection.ts';
import { inSlices, type Steps } from '../../store/records/slices.ts';
import type { Store } from '../../store/store.ts';
import { directWriter } from '../../transactions/direct-writer.ts';
import { isDoc, newDoc, type Doc, type Value } from '../../values/bson/doc.ts';
import type { CommandContext } from '../request/context.ts';
import { refuseInTransaction, whenUnwritten } from '../catalogue/ddl.ts';
import { withId } from './insert.ts';
import { validate } from '../catalogue/validation.ts';
import { prepareDocument } from './write-batch.ts';

const UNFINISHED = 'tmp.agg_out.';
/** Documents between two possible pauses. */
const STEP = 100;

/** The name of the collection that the pipeline's last stage writes, and the stages before it. */
export function takeOut(
  { database, transaction }: CommandContext,
  stages: Doc[],
): { to: string | null; rest: Doc[] } {
  const last = stages.at(-1);
  if (last === undefined || !isDoc(last) || Object.keys(last).length !== 1 || !('$out' in last))
    return { to: null, rest: stages };
  if (transaction !== null) refuseInTransaction('$out');
  return { to: targetOf(last['$out'], database), rest: stages.slice(0, -1) };
}

function targetOf(operand: Value, database: string): string {
  const { db = database, coll, ...others } = isDoc(operand) ? operand : { coll: operand };
  const [foreign] = Object.keys(others);
  if (foreign !== undefined)
    throw failedToParse(`BSON field '$out.${foreign}' is not supported by this server`);
  if (typeof coll !== 'string' || coll === '')
    throw failedToParse('$out only supports a string or object argument');
  if (coll.startsWith('system.') || coll.startsWith(UNFINISHED))
    throw new MongoError(20, 'IllegalOperation', `cannot $out to ${coll}`);
  if (db === database) return coll;
  throw failedToParse('$out into another database is not supported by this server');
}

export function* gathering(results: Iterable<Doc>): Steps<Doc[]> {
  const steps = collecting(results, '$out');
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    yield;
  }
}

/** Writes beside the collection and then takes its place, with its indexes and rules: it changes whole or not at all. */
export async function writeOut(context: CommandContext, to: string, docs: Doc[]): Promise<void> {
  const { services, database, command } = context;
  const { store } = services;
  const before = store.get(database, to);
  if (before?.options['capped'])
    throw new MongoError(17152, 'Location17152', "namespace is capped so it can't be used for $out");
  if (before !== undefined) store.publish(before);
  const made = store.create(
    database,
    `${UNFINISHED}${new UUID().toHexString()}`,
    before?.options ?? newDoc(),
    null,
  );
  try {
    for (const { spec } of before?.indexes.slice(1) ?? []) store.addIndex(made, { ...spec });
    await inSlices(filling(made, docs, command));
    const find = () => [store.get(database, to)] as const;
    await whenUnwritten(context, find, ([target]) => {
      if (target?.id !== before?.id || target?.indexes.length !== before?.indexes.length)
        throw new MongoError(
          51,
          'CommandFailed',
          `collection ${database}.${to} changed while $out was running`,
        );
      if (target !== undefined) store.drop(target);
      store.rename(made, to);
    });
  } catch (error) {
    store.drop(made);
    throw error;
  }
}

function* filling(made: Collection, docs: Doc[], command: Doc): Steps<void> {
  for (const [i, doc] of docs.entries()) {
    const prepared = prepareDocument(made, withId(doc));
    validate(command, made, prepared.doc, null);
    directWriter.insert(made, prepared);
    if (i % STEP === STEP - 1) yield;
  }
}

/** What the last process had not finished writing when it died. */
export function dropUnfinished(store: Store): void {
  for (const collection of store.list()) if (collection.name.startsWith(UNFINISHED)) store.drop(collection);
}
