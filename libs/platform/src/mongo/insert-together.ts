import { mongo, type ClientSession, type Connection } from 'mongoose';

export interface Insertion {
  collection: string;
  document: object;
}

interface Refusal {
  code: number;
  errmsg: string;
}

interface BulkWriteReply {
  cursor: { firstBatch: Refusal[] };
}

/**
 * Inserts into several collections with one command (`bulkWrite` of MongoDB 8), where one for each would cost a
 * round trip each. As a command and not through the driver's bulkWrite, whose cursor costs more than the insert.
 * Throws what refused the first document that could not be written, as insertOne would.
 */
export async function insertTogether(
  connection: Connection,
  insertions: readonly Insertion[],
  session: ClientSession,
): Promise<void> {
  const collections = [...new Set(insertions.map(({ collection }) => collection))];
  const reply = await connection
    .getClient()
    .db('admin')
    .command(
      {
        bulkWrite: 1,
        ops: insertions.map(({ collection, document }) => ({
          insert: collections.indexOf(collection),
          document,
        })),
        nsInfo: collections.map((collection) => ({ ns: `${connection.name}.${collection}` })),
        errorsOnly: true,
      },
      { session },
    );
  const [refusal] = (reply as unknown as BulkWriteReply).cursor.firstBatch;
  if (refusal) throw new mongo.MongoServerError({ ...refusal, message: refusal.errmsg });
}
