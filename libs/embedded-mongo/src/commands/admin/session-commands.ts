import { Binary } from 'bson';
import { MongoError, typeMismatch } from '../../errors.ts';
import { noSuchTransaction, tooOld } from '../../transactions/sessions.ts';
import { encode, type Doc } from '../../values/bson/document.ts';
import type { Reply } from '../../wire/replies.ts';
import { requiredDocs, numberOf } from '../request/arguments.ts';
import type { CommandContext } from '../request/context.ts';

export function sessionId(lsid: Doc): string {
  const { id } = lsid;
  if (id instanceof Binary && id.sub_type === Binary.SUBTYPE_UUID)
    return Buffer.from(id.value()).toString('hex');
  throw typeMismatch("'lsid.id' must be a UUID");
}

export function endSessions({ command, services, name }: CommandContext): Reply {
  for (const lsid of requiredDocs(command, name)) {
    const id = sessionId(lsid);
    services.sessions.end(id);
    services.cursors.killOfSession(id);
  }
  return { ok: 1 };
}

export function killAllSessions({ services }: CommandContext): Reply {
  services.sessions.abortAll();
  return { ok: 1 };
}

export function refreshSessions({ command, services }: CommandContext): Reply {
  for (const lsid of requiredDocs(command, 'refreshSessions')) services.sessions.of(sessionId(lsid));
  return { ok: 1 };
}

export function commitTransaction(context: CommandContext): Reply {
  const { services, session } = context;
  const number = transactionNumber(context);
  if (session!.transaction?.number === number) {
    const reply = encode({ ok: 1 });
    services.sessions.commit(session!, reply);
    return reply;
  }
  if (number < session!.number) throw tooOld(number, session!);
  if (number === session!.number && session!.reply !== null) return session!.reply;
  throw noSuchTransaction(number);
}

export function abortTransaction(context: CommandContext): Reply {
  const { services, session } = context;
  const number = transactionNumber(context);
  if (number === session!.number && session!.reply !== null) {
    throw new MongoError(256, 'TransactionCommitted', `Transaction ${number} has been committed.`);
  }
  services.sessions.current(session!, number);
  services.sessions.abort(session!);
  return { ok: 1 };
}

function transactionNumber({ session, command, name }: CommandContext): number {
  if (session !== null && command['txnNumber'] !== undefined) return numberOf(command['txnNumber'], 0);
  throw new MongoError(125, 'CommandFailed', `${name} must be run within a transaction`);
}
