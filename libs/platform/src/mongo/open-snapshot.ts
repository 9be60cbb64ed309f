import type { mongo } from 'mongoose';

const INVALID_OPTIONS = 72;

export interface Snapshot {
  /** With it, every read sees all databases at the same instant. */
  session: mongo.ClientSession;
  end(): Promise<void>;
}

/**
 * The instant is that of the first read, made here. MongoDB keeps it for five minutes by default
 * (minSnapshotHistoryWindowInSeconds); the embedded server only keeps it within a transaction, which may last one
 * minute.
 */
export async function openSnapshot(client: mongo.MongoClient, base: string): Promise<Snapshot> {
  const first = (session: mongo.ClientSession) =>
    client
      .db(base)
      .collection('outbox')
      .findOne({}, { session, projection: { _id: 1 } });
  const session = client.startSession({ snapshot: true });
  try {
    await first(session);
    return { session, end: () => session.endSession() };
  } catch (error) {
    await session.endSession();
    if ((error as { code?: unknown }).code !== INVALID_OPTIONS) throw error;
  }
  const transaction = client.startSession();
  transaction.startTransaction({ readConcern: { level: 'snapshot' } });
  await first(transaction);
  const end = async () => {
    await transaction.abortTransaction();
    await transaction.endSession();
  };
  return { session: transaction, end };
}
