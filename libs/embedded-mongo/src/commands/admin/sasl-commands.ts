import { Binary } from 'bson';
import { docArgument, textArgument } from '../request/arguments.ts';
import type { CommandContext, Connection, Services } from '../request/context.ts';
import { MongoError } from '../../errors.ts';
import { newDoc, type Doc } from '../../values/bson/doc.ts';
import { authenticationFailed, Scram } from '../../auth/scram.ts';

export const MECHANISM = 'SCRAM-SHA-256';
const CONVERSATION = 1;

function textOf(payload: unknown): string {
  if (payload instanceof Binary) return Buffer.from(payload.value()).toString('utf8');
  throw new MongoError(14, 'TypeMismatch', "'payload' must be binary data");
}

const replyWith = (text: string, done: boolean): Doc => ({
  conversationId: CONVERSATION,
  payload: new Binary(Buffer.from(text)),
  done,
  ok: 1,
});

/** Begins a sign-in; a new one replaces whatever was under way. */
export function begin({ users }: Services, { login }: Connection, command: Doc, database: string): Doc {
  if (users === null) throw new MongoError(18, 'AuthenticationFailed', 'This server has no users.');
  if (textArgument(command, 'mechanism') !== MECHANISM)
    throw new MongoError(334, 'MechanismUnavailable', `This server only offers ${MECHANISM}`);
  const options = docArgument(command, 'options') ?? newDoc();
  login.user = null;
  login.scram = new Scram(users, textOf(command['payload']), database);
  login.isShort = options['skipEmptyExchange'] === true;
  return replyWith(login.scram.firstReply, false);
}

export const saslStart = ({ services, connection, command, database }: CommandContext): Doc =>
  begin(services, connection, command, database);

export function saslContinue({ connection, command }: CommandContext): Doc {
  const { login } = connection;
  const { scram } = login;
  if (scram === null && login.user !== null && !login.isShort) return replyWith('', true);
  login.scram = null;
  if (scram === null) throw authenticationFailed();
  const { user, reply } = scram.finish(textOf(command['payload']));
  login.user = user;
  return replyWith(reply, login.isShort);
}
