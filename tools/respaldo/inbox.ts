import type { mongo } from 'mongoose';

/**
 * The broker keeps a restored fact for another week; what says that it was handled must not be forgotten before,
 * and in an old backup it would be at once.
 */
export async function refreshInbox(base: mongo.Db): Promise<void> {
  await base.collection('inbox').updateMany({}, { $set: { en: new Date() } });
}
