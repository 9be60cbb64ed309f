import { erroresComunes } from '@pmp/contracts/common';
import { mongo, type ClientSession, type Connection } from 'mongoose';
import { DomainError } from '../errors/domain-error';

/** A document to insert, or the change of the one that matches. */
export type Write =
  { collection: string; document: object } | { collection: string; filter: object; update: object };

interface Refusal {
  code: number;
  errmsg: string;
}

interface BulkWriteReply {
  cursor: { firstBatch: Refusal[] };
  nMatched: number;
}

/**
 * Writes to several collections with one command (`bulkWrite` of MongoDB 8), where one for each would cost a
 * round trip each. As a command and not through the driver's bulkWrite, whose cursor costs more than the writes.
 * Throws what refused the first document that could not be written, as insertOne would, and versionObsoleta when
 * a change matched nothing.
 */
export async function writeTogether(
  connection: Connection,
  writes: readonly Write[],
  session: ClientSession,
): Promise<void> {
  const collections = [...new Set(writes.map(({ collection }) => collection))];
  const command = {
    bulkWrite: 1,
    ops: writes.map((write) => operationOf(write, collections.indexOf(write.collection))),
    nsInfo: collections.map((collection) => ({ ns: `${connection.name}.${collection}` })),
    errorsOnly: true,
  };
  const reply = await connection.getClient().db('admin').command(command, { session });
  const { cursor, nMatched } = reply as unknown as BulkWriteReply;
  const [refusal] = cursor.firstBatch;
  if (refusal) throw new mongo.MongoServerError({ ...refusal, message: refusal.errmsg });
  if (nMatched < writes.filter((write) => 'update' in write).length) {
    throw new DomainError(erroresComunes.versionObsoleta);
  }
}

const operationOf = (write: Write, namespace: number): object =>
  'document' in write
    ? { insert: namespace, document: write.document }
    : { update: namespace, filter: write.filter, updateMods: write.update, multi: false };
