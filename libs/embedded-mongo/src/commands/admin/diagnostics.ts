import type { Reply } from '../../wire/replies.ts';
import type { CommandContext } from '../request/context.ts';
import { MAX_BSON_BYTES } from '../request/limits.ts';

export const SERVER_VERSION = '8.0.0';

export function buildInfo(): Reply {
  return {
    version: SERVER_VERSION,
    versionArray: SERVER_VERSION.split('.').map(Number),
    gitVersion: 'embedded-mongo',
    modules: ['embedded-mongo'],
    bits: 64,
    debug: false,
    maxBsonObjectSize: MAX_BSON_BYTES,
    storageEngines: ['embedded'],
    ok: 1,
  };
}

export function serverStatus({ services }: CommandContext): Reply {
  const { store, metrics, cursors, sessions } = services;
  const memory = process.memoryUsage();
  const cpu = process.cpuUsage();
  return {
    host: 'embedded-mongo',
    version: SERVER_VERSION,
    process: 'embedded-mongo',
    pid: process.pid,
    uptime: (Date.now() - metrics.startedAt) / 1000,
    localTime: new Date(),
    connections: { current: metrics.connectionsNow, totalCreated: metrics.connectionsEver },
    opcounters: { ...metrics.commands },
    mem: { resident: Math.round(memory.rss / 1048576), heapUsed: Math.round(memory.heapUsed / 1048576) },
    cpu: { userMicros: cpu.user, systemMicros: cpu.system },
    metrics: { cursor: { open: cursors.size } },
    logicalSessionRecordCache: { activeSessionsCount: sessions.size },
    transactions: { currentOpen: [...sessions.openTransactions()].length },
    /** Of the collections in use, in all databases: what is in memory grows with them. */
    embedded: { documents: store.list().reduce((sum, { slots }) => sum + slots.size, 0) },
    journal: { commits: store.journal.commits, syncs: store.journal.syncs },
    ok: 1,
  };
}
