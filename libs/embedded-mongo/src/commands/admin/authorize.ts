import { docsArgument } from '../request/arguments.ts';
import type { Connection, Services } from '../request/context.ts';
import { MongoError } from '../../errors.ts';
import type { Doc } from '../../values/bson/doc.ts';

/** What a client may ask before it has said who it is. */
const BEFORE_SIGN_IN = new Set([
  'buildInfo',
  'buildinfo',
  'hello',
  'isMaster',
  'ismaster',
  'ping',
  'saslContinue',
  'saslStart',
]);
/** Sent to `admin`: about the client's own sessions, which it knows by an id that cannot be guessed, and counters. */
const OF_ANYBODY = new Set([
  'abortTransaction',
  'commitTransaction',
  'endSessions',
  'refreshSessions',
  'serverStatus',
]);
/** About everybody, whatever database they are sent to. */
const OF_THE_SERVER = new Set([
  'configureFailPoint',
  'getCmdLineOpts',
  'getLog',
  'getParameter',
  'hostInfo',
  'killAllSessions',
  'listDatabases',
]);

const unauthorized = (message: string): MongoError => new MongoError(13, 'Unauthorized', message);

const databaseOf = (namespace: unknown): string => String(namespace).split('.', 1)[0]!;

/** Throws unless the user of this connection may run the command there. Without users, everybody may. */
export function authorize(
  { users }: Services,
  { login }: Connection,
  name: string,
  database: string,
  command: Doc,
): void {
  if (users === null || BEFORE_SIGN_IN.has(name)) return;
  const { user } = login;
  if (user === null) throw unauthorized(`Command ${name} requires authentication`);
  const { databases } = user;
  if (databases === null || OF_ANYBODY.has(name)) return;
  const named =
    name === 'bulkWrite'
      ? (docsArgument(command, 'nsInfo') ?? []).map(({ ns }) => databaseOf(ns))
      : [database];
  const isOwn = named.every((one) => databases.has(one));
  if (!isOwn || OF_THE_SERVER.has(name))
    throw unauthorized(`not authorized on ${database} to execute command ${name}`);
}
