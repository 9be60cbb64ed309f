import type { ClientSession, Connection } from 'mongoose';
import { createHash } from 'node:crypto';

const REVISIONS = 'revisiones';
/** Turns of different people among so many documents: none is left behind for each of them. */
const SHARED_BY = 2;

const turnOf = (what: string, whose: string | undefined): string =>
  whose === undefined
    ? what
    : `${what}:${createHash('sha256').update(whose).digest('hex').slice(0, SHARED_BY)}`;

/** Writes what all transactions of this turn write, so that the database begins the later one again. */
export async function takeTurn(
  connection: Connection,
  session: ClientSession,
  what: string,
  whose?: string,
): Promise<void> {
  await connection
    .collection<{ _id: string; valor: number }>(REVISIONS)
    .updateOne({ _id: turnOf(what, whose) }, { $inc: { valor: 1 } }, { session, upsert: true });
}
