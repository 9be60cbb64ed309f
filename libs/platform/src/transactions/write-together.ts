import { erroresComunes } from '@pmp/contracts/common';
import { mongo, type ClientSession, type Connection } from 'mongoose';
import { DomainError } from '../errors/domain-error';
import { bulkWrite, type Write } from '../mongo/bulk-write';

export type RefusalReason = DomainError | mongo.MongoServerError;

/** Some writes were refused, so that their transaction cannot be committed. */
export class WritesRefused extends Error {
  /** `refused`: the reasons by index of the write; after one that failed, none was tried. May be empty. */
  constructor(
    readonly reason: RefusalReason,
    readonly refused: ReadonlyMap<number, RefusalReason>,
  ) {
    super(reason.message, { cause: reason });
  }
}

/**
 * Writes to several collections in one command, instead of one round trip per collection. The reason it throws is the
 * error of the first document that could not be written, as insertOne would, or versionObsoleta if an update matched
 * nothing; which one is known only with `everyResult`.
 */
export async function writeTogether(
  connection: Connection,
  writes: readonly Write[],
  session: ClientSession,
  options?: { everyResult: boolean },
): Promise<void> {
  const { refusal, matched, idle } = await bulkWrite(connection, writes, session, options);
  const obsolete = new DomainError(erroresComunes.versionObsoleta);
  const refused = new Map<number, RefusalReason>(idle.map((index) => [index, obsolete]));
  if (refusal) {
    const reason = new mongo.MongoServerError({ ...refusal, message: refusal.errmsg });
    throw new WritesRefused(reason, refused.set(refusal.idx, reason));
  }
  const expected = writes.filter((write) => 'update' in write).length;
  if (matched < expected) throw new WritesRefused(obsolete, refused);
}
