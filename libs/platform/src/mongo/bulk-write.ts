import { mongo, type ClientSession, type Connection } from 'mongoose';

/**
 * An insert, an update of the matching document, or a replacement that is inserted if nothing matches. An expectation is
 * an update that leaves alone what filters look at.
 */
export type Write =
  | { collection: string; document: object }
  | { collection: string; filter: object; update: object; expectation?: boolean }
  | { collection: string; filter: object; replacement: object };

interface Refusal {
  /** Index of the write that failed; the writes after it were not made. */
  idx: number;
  code: number;
  errmsg: string;
}

/** The result of one write, if every result was asked for. */
interface Result {
  ok: 0 | 1;
  idx: number;
  n: number;
}

interface BulkWriteReply {
  cursor: { firstBatch: (Refusal | Result)[] };
  nMatched: number;
}

interface Written {
  refusal: Refusal | undefined;
  /** How many documents the updates and replacements matched. */
  matched: number;
  /** Indexes of the writes that matched nothing; empty unless every result was asked for. */
  idle: number[];
}

/** A command is sent as one document, which may have at most 16 MB. */
const MAX_COMMAND_BYTES = 12_000_000;

/**
 * The `bulkWrite` command of MongoDB 8, in order. It is sent directly, because the cursor of the driver's own bulkWrite
 * costs more than the writes; it is split into several commands if one would be too large. `everyResult` makes the reply
 * larger, so it is for finding out why the writes were refused.
 */
export async function bulkWrite(
  connection: Connection,
  writes: readonly Write[],
  session?: ClientSession,
  { everyResult = false } = {},
): Promise<Written> {
  const collections = [...new Set(writes.map(({ collection }) => collection))];
  const nsInfo = collections.map((collection) => ({ ns: `${connection.name}.${collection}` }));
  const operations = writes.map((write) => operationOf(write, collections.indexOf(write.collection)));
  // From the client: mongoose's own connection to it has no database while the server is away.
  const admin = connection.getClient().db('admin');
  const idle: number[] = [];
  let done = 0;
  let matched = 0;
  for (const ops of inCommands(operations)) {
    const command = { bulkWrite: 1, ops, nsInfo, errorsOnly: !everyResult };
    const { cursor, nMatched } = (await admin.command(command, { session })) as unknown as BulkWriteReply;
    matched += nMatched;
    for (const result of cursor.firstBatch) {
      const idx = done + result.idx;
      if ('errmsg' in result) return { refusal: { ...result, idx }, matched, idle };
      if (result.n === 0) idle.push(idx);
    }
    done += ops.length;
  }
  return { refusal: undefined, matched, idle };
}

function inCommands(operations: object[]): object[][] {
  const commands: object[][] = [];
  let room = 0;
  for (const operation of operations) {
    const bytes = mongo.BSON.calculateObjectSize(operation);
    if (commands.length === 0 || bytes > room) {
      commands.push([]);
      room = MAX_COMMAND_BYTES;
    }
    commands.at(-1)!.push(operation);
    room -= bytes;
  }
  return commands;
}

function operationOf(write: Write, namespace: number): object {
  if ('document' in write) return { insert: namespace, document: write.document };
  const { filter } = write;
  if ('update' in write) return { update: namespace, filter, updateMods: write.update, multi: false };
  return { update: namespace, filter, updateMods: write.replacement, multi: false, upsert: true };
}
