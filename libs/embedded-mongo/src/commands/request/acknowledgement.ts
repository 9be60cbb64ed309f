import { isDoc, type Doc } from '../../values/bson/doc.ts';

/** Commands that store nothing: their replies need not wait for the disk. */
const READS = new Set([
  'aggregate',
  'abortTransaction',
  'buildInfo',
  'buildinfo',
  'collStats',
  'count',
  'dbStats',
  'distinct',
  'endSessions',
  'explain',
  'find',
  'getMore',
  'hello',
  'isMaster',
  'ismaster',
  'killCursors',
  'listCollections',
  'listDatabases',
  'listIndexes',
  'ping',
  'refreshSessions',
  'serverStatus',
]);
const DURABLE_LEVELS = new Set(['majority', 'linearizable']);

/**
 * Whether the reply promises that something is stored for good. Writes in an open transaction promise nothing before
 * its commit, and a client may do without the promise with `j: false`.
 */
export function isAcknowledgement(command: Doc): boolean {
  const name = Object.keys(command)[0] ?? '';
  if (command['autocommit'] === false && name !== 'commitTransaction') return false;
  const { readConcern, writeConcern } = command;
  if (READS.has(name)) return isDoc(readConcern) && DURABLE_LEVELS.has(String(readConcern['level']));
  return !(isDoc(writeConcern) && writeConcern['j'] === false);
}
