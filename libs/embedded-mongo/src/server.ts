import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { Users, type UserSpec } from './auth/users.ts';
import { Cursors } from './commands/request/cursors.ts';
import type { Services } from './commands/request/context.ts';
import { REPLICA_SET } from './commands/admin/hello.ts';
import { FailPoint } from './commands/request/fail-point.ts';
import { Metrics } from './commands/request/metrics.ts';
import type { Durability } from './store/journal/journal-file.ts';
import { Store } from './store/store.ts';
import { expireDocuments } from './transactions/ttl.ts';
import { Sessions } from './transactions/sessions.ts';
import { serveConnection } from './connection.ts';

const SWEEP_MS = 5_000;

export interface EmbeddedMongoOptions {
  /** 0: any free port */
  port?: number;
  host?: string;
  /** Where the data are stored; without it, or with `memory`, they are lost when the server stops. */
  dataDir?: string;
  durability?: Durability;
  memory?: boolean;
  /** Length of the journal's log from which it is copied into the database. */
  checkpointBytes?: number;
  /** Lets tests make commands fail with `configureFailPoint`. */
  failPoints?: boolean;
  /** Who may use it; without them, everybody who reaches it. */
  users?: readonly UserSpec[] | Users | undefined;
}

export interface EmbeddedMongo {
  uri: string;
  port: number;
  close(): Promise<void>;
}

export async function startEmbeddedMongo(options: EmbeddedMongoOptions = {}): Promise<EmbeddedMongo> {
  const { host = '127.0.0.1', durability = 'full' } = options;
  const store = new Store({
    dataDir: options.memory ? undefined : options.dataDir,
    durability,
    checkpointBytes: options.checkpointBytes,
    onFailure: stopAtOnce,
  });
  const sessions = new Sessions(store);
  const services: Services = {
    store,
    sessions,
    cursors: new Cursors(store.snapshots),
    metrics: new Metrics(),
    failPoint: new FailPoint(options.failPoints === true),
    users: usersOf(options.users),
  };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const connection = ++services.metrics.connectionsEver;
    sockets.add(socket);
    services.metrics.connectionsNow++;
    socket.on('close', () => {
      sockets.delete(socket);
      services.metrics.connectionsNow--;
      sessions.connectionClosed(connection);
    });
    serveConnection(socket, connection, services);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, host, resolve);
  }).catch((error: unknown) => {
    store.journal.close();
    throw error;
  });
  const sweep = setInterval(() => {
    const now = Date.now();
    sessions.sweep(now);
    services.cursors.sweep(now);
    expireDocuments(store, now);
  }, SWEEP_MS);
  const { port } = server.address() as AddressInfo;
  return {
    uri: `mongodb://${host}:${port}/?replicaSet=${REPLICA_SET}`,
    port,
    async close() {
      clearInterval(sweep);
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
      sessions.abortAll();
      store.close();
    },
  };
}

const usersOf = (users: EmbeddedMongoOptions['users']): Users | null =>
  users === undefined ? null : users instanceof Users ? users : new Users(users);

/** The server exits, because memory is now ahead of the disk and it would acknowledge writes that are not stored. */
function stopAtOnce(error: Error): void {
  console.error('embedded-mongo: the journal cannot be written', error);
  process.exit(1);
}
