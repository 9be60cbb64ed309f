import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { childrenByName, type Product, startProduct } from '../../product/start-product.ts';
import { holdPortRange } from '../../start/port-range.ts';
import { JetStreamPulse } from '../../start/broker/jetstream-pulse.ts';
import { ownMongo, ownNats } from '../../start/access/addresses.ts';
import { OPERATOR } from '../../start/access/nats-users.ts';
import { prepareAccess } from '../../start/access/prepare-access.ts';
import { mongoProcess, natsProcess } from '../../start/processes.ts';
import { portsOf } from '../../start/services.ts';
import { waitForPort } from '../../start/ready.ts';
import { readSettings } from '../../start/settings.ts';
import { type ProcessSpec, SupervisedProcess } from '../../start/supervised-process.ts';
import { ensureProgram } from '../../start/system-packages.ts';
import { Line } from './line.ts';
import type { ProcessName } from '../plan/schedule.ts';
import { SmallDisk } from './small-disk.ts';

const START_LIMIT_MS = 30_000;

export const ADMIN = { correo: 'admin@fallos.es', contrasena: 'Fallos-2026' };

export interface ProductUnderTest {
  /** Leads through a line that can be cut. */
  baseUrl: string;
  mongodbUri: string;
  natsUrl: string;
  lines: { gateway: Line; mongo: Line; nats: Line };
  disks: { mongo: SmallDisk; nats: SmallDisk };
  registros: string;
  pidOf(name: ProcessName): number | undefined;
  ends: Product['ends'];
  isReady(): Promise<boolean>;
  stop(): Promise<void>;
}

/**
 * The whole product under its own supervisor. Broker and database run under the same kind of supervisor, each with its
 * own disk, and all connections go through lines that can be cut.
 */
export async function startProductUnderTest(say: (text: string) => void): Promise<ProductUnderTest> {
  const carpeta = mkdtempSync(join(tmpdir(), 'fallos-'));
  const registros = join(carpeta, 'registros');
  mkdirSync(registros);
  const held = await holdPortRange();
  const disks = { mongo: new SmallDisk('mongo'), nats: new SmallDisk('nats') };
  const settingsOf = (dataDir: string) =>
    readSettings({ PORT: String(held.first), DATA_DIR: dataDir, DEMO: '0' });
  const ports = portsOf(settingsOf(carpeta));
  const access = prepareAccess(settingsOf(carpeta), '');
  const supervise = (spec: ProcessSpec): SupervisedProcess => {
    const supervised = new SupervisedProcess(
      { ...spec, logFile: join(registros, `${spec.name}.log`) },
      () => undefined,
    );
    supervised.start();
    return supervised;
  };
  const natsServer = ensureProgram('nats-server', 'nats-server', '');
  const broker = supervise(natsProcess(settingsOf(disks.nats.path), natsServer, access));
  const infrastructure = [broker, supervise(mongoProcess(settingsOf(disks.mongo.path), access))];
  await waitForPort(ports.nats, 'El bus de eventos', START_LIMIT_MS);
  await waitForPort(ports.mongo, 'La base de datos', START_LIMIT_MS);
  const pulse = new JetStreamPulse(() => broker.replace());
  await pulse.start(ownNats(ports.nats, access.credentials, OPERATOR));
  const [mongo, nats] = [await Line.open(ports.mongo), await Line.open(ports.nats)];
  const uriOf = (mongoPort: number) =>
    ownMongo(mongoPort, access.credentials, OPERATOR).replace('replicaSet=embedded', 'directConnection=true');
  say('Arrancando el producto…');
  const product: Product = await startProduct(
    {
      DEMO: '0',
      ADMIN_CORREO: ADMIN.correo,
      ADMIN_CONTRASENA: ADMIN.contrasena,
      MONGODB_URI: uriOf(mongo.port),
      NATS_URL: ownNats(nats.port, access.credentials, OPERATOR),
    },
    carpeta,
  );
  const gateway = await Line.open(Number(new URL(product.baseUrl).port));
  const lines = { gateway, mongo, nats };
  return {
    baseUrl: `http://127.0.0.1:${gateway.port}`,
    mongodbUri: uriOf(ports.mongo),
    natsUrl: ownNats(ports.nats, access.credentials, OPERATOR),
    lines,
    disks,
    registros,
    pidOf: (name) => product.processes().get(name) ?? childrenByName(process.pid).get(name),
    ends: () => product.ends(),
    isReady: async () => {
      try {
        const reply = await fetch(`${product.baseUrl}/api/salud`, { signal: AbortSignal.timeout(3_000) });
        await reply.arrayBuffer();
        return reply.ok;
      } catch {
        return false;
      }
    },
    stop: async () => {
      await product.stop();
      await pulse.stop();
      await Promise.all(infrastructure.map((part) => part.stop()));
      held.release();
      for (const line of Object.values(lines)) line.close();
      for (const disk of Object.values(disks)) disk.remove();
      rmSync(carpeta, { recursive: true, force: true });
    },
  };
}
