import { saslContinue, saslStart } from './sasl-commands.ts';
import { aggregate } from './aggregate.ts';
import { bulkWrite } from './bulk-write.ts';
import { collMod } from './coll-mod.ts';
import { collStats, create, drop, listCollections, renameCollection } from './collections.ts';
import type { Handler } from './context.ts';
import { buildInfo, serverStatus } from './diagnostics.ts';
import { explain } from './explain.ts';
import { count, distinct } from './count.ts';
import { dbStats, dropDatabase, listDatabases } from './databases.ts';
import { deleteDocuments } from './delete.ts';
import { find, getMore, killCursors } from './find.ts';
import { findAndModify } from './find-and-modify.ts';
import { hello, ping } from './hello.ts';
import { createIndexes, dropIndexes, listIndexes } from './indexes.ts';
import { insert } from './insert.ts';
import {
  abortTransaction,
  commitTransaction,
  endSessions,
  killAllSessions,
  refreshSessions,
} from './session-commands.ts';
import { configureFailPoint, getCmdLineOpts, getLog, getParameter, hostInfo } from './tool-commands.ts';
import { update } from './update.ts';

export const handlers = new Map<string, Handler>(
  Object.entries({
    abortTransaction,
    aggregate,
    bulkWrite,
    buildInfo,
    buildinfo: buildInfo,
    collMod,
    collStats,
    commitTransaction,
    configureFailPoint,
    count,
    create,
    createIndexes,
    dbStats,
    delete: deleteDocuments,
    distinct,
    drop,
    dropDatabase,
    dropIndexes,
    endSessions,
    explain,
    find,
    findAndModify,
    findandmodify: findAndModify,
    getCmdLineOpts,
    getLog,
    getMore,
    getParameter,
    hello,
    hostInfo,
    insert,
    isMaster: hello,
    ismaster: hello,
    killAllSessions,
    killCursors,
    killSessions: endSessions,
    listCollections,
    listDatabases,
    listIndexes,
    ping,
    refreshSessions,
    renameCollection,
    saslContinue,
    saslStart,
    serverStatus,
    update,
  }),
);

/** The commands that a client may resend with the same transaction number. */
export const retryableWrites = new Set([
  'insert',
  'update',
  'delete',
  'findAndModify',
  'findandmodify',
  'bulkWrite',
]);
