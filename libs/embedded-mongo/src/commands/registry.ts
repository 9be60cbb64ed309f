import { saslContinue, saslStart } from './admin/sasl-commands.ts';
import { aggregate } from './reading/aggregate.ts';
import { bulkWrite } from './writing/bulk-write.ts';
import { collStats, create, drop, listCollections } from './catalogue/collections.ts';
import type { Handler } from './request/context.ts';
import { buildInfo, serverStatus } from './admin/diagnostics.ts';
import { explain } from './reading/explain.ts';
import { count, distinct } from './reading/count.ts';
import { dbStats, dropDatabase, listDatabases } from './catalogue/databases.ts';
import { deleteDocuments } from './writing/delete.ts';
import { find, getMore, killCursors } from './reading/find.ts';
import { findAndModify } from './writing/find-and-modify.ts';
import { hello, ping } from './admin/hello.ts';
import { createIndexes, dropIndexes, listIndexes } from './catalogue/indexes.ts';
import { insert } from './writing/insert.ts';
import {
  abortTransaction,
  commitTransaction,
  endSessions,
  killAllSessions,
  refreshSessions,
} from './admin/session-commands.ts';
import { configureFailPoint, getCmdLineOpts, getLog, getParameter, hostInfo } from './admin/tool-commands.ts';
import { update } from './writing/update.ts';

export const handlers = new Map<string, Handler>(
  Object.entries({
    abortTransaction,
    aggregate,
    bulkWrite,
    buildInfo,
    buildinfo: buildInfo,
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
