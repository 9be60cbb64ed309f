import { erroresComunes } from '@pmp/contracts/common';
import { mongo, type ClientSession, type Connection } from 'mongoose';
import { DomainError } from '../errors/domain-error';
import { bulkWrite, type Write } from './bulk-write';

/**
 * Writes to several collections in one command, instead of one round trip per collection. Throws the error of the first
 * document that could not be written, as insertOne would, and versionObsoleta if an update matched nothing.
 */
export async function writeTogether(
  connection: Connection,
  writes: readonly Write[],
  session: ClientSession,
): Promise<void> {
  const { refusal, matched } = await bulkWrite(connection, writes, session);
  if (refusal) throw new mongo.MongoServerError({ ...refusal, message: refusal.errmsg });
  if (matched < writes.filter((write) => 'update' in write).length) {
    throw new DomainError(erroresComunes.versionObsoleta);
  }
}
