import type { mongo } from 'mongoose';

/**
 * The broker keeps a restored fact for another week, so the record that it was handled must live as long; with its
 * original date it would expire at once in an old backup.
 */
export async function refreshInbox(base: mongo.Db): Promise<void> {
  await base.collection('inbox').updateMany({}, { $set: { en: new Date() } });
}
