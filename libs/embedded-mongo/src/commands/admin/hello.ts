import { begin, MECHANISM } from './sasl-commands.ts';
import type { Reply } from '../../wire/replies.ts';
import { isDoc, type Doc } from '../../values/bson/doc.ts';
import { SESSION_TIMEOUT_MINUTES } from '../../transactions/sessions.ts';
import type { CommandContext, Connection, Services } from '../request/context.ts';
import { MAX_BSON_BYTES, MAX_MESSAGE_BYTES, MAX_WRITE_BATCH } from '../request/limits.ts';

export const REPLICA_SET = 'embedded';
const WIRE_VERSION = 25;

/**
 * Presents the server as the primary of a replica set with one member; otherwise drivers refuse to use transactions.
 */
export function hello({ services, connection, name, command }: CommandContext): Reply {
  const { address } = connection;
  return {
    ...(name === 'hello' ? { isWritablePrimary: true } : { ismaster: true }),
    helloOk: true,
    secondary: false,
    setName: REPLICA_SET,
    setVersion: 1,
    hosts: [address],
    primary: address,
    me: address,
    maxBsonObjectSize: MAX_BSON_BYTES,
    maxMessageSizeBytes: MAX_MESSAGE_BYTES,
    maxWriteBatchSize: MAX_WRITE_BATCH,
    localTime: new Date(),
    logicalSessionTimeoutMinutes: SESSION_TIMEOUT_MINUTES,
    connectionId: connection.id,
    minWireVersion: 0,
    maxWireVersion: WIRE_VERSION,
    readOnly: false,
    ...signIn(services, connection, command),
    ok: 1,
  };
}

/** Drivers ask how to sign in, and begin with it, in the same message. */
function signIn(services: Services, connection: Connection, command: Doc): Doc {
  if (services.users === null) return {};
  const attempt = command['speculativeAuthenticate'];
  const canBegin = isDoc(attempt) && attempt['saslStart'] !== undefined && attempt['mechanism'] === MECHANISM;
  return {
    ...(command['saslSupportedMechs'] !== undefined && { saslSupportedMechs: [MECHANISM] }),
    ...(canBegin && {
      speculativeAuthenticate: begin(services, connection, attempt, String(attempt['db'] ?? 'admin')),
    }),
  };
}

export function ping(): Reply {
  return { ok: 1 };
}
