import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Server } from 'node:net';
import { eventually, freePort, startService, testDatabase } from '@pmp/testing';
import { createConnection, type Connection } from 'mongoose';
import { pino } from 'pino';
import { probeModule } from '../../test/probe-service';
import { parseConfig, serviceEnvSchema } from '../config/config';
import type { Migracion } from './migracion';
import { migrated, Patience } from './migrated';
import { MigrationFailed, runMigrations } from './run-migrations';

const TERM_MS = 400;
const logger = pino({ level: 'silent' });
const connections: Connection[] = [];

let uri: string;
let base: string;
let connection: Connection;

const open = async (): Promise<Connection> => {
  const opened = await createConnection(uri, { dbName: base, monitorCommands: true }).asPromise();
  connections.push(opened);
  return opened;
};

beforeEach(async () => {
  ({ uri, base } = await testDatabase());
  connection = await open();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await connection.dropDatabase();
  for (const opened of connections.splice(0)) await opened.close();
});

const migracion = (nombre: string, apply: Migracion['apply']): Migracion => ({ nombre, apply });
/** Inserts a mark each time it runs. */
const marking = (nombre: string): Migracion =>
  migracion(nombre, async (on) => void (await on.collection('marcas').insertOne({ nombre })));
const marks = async (): Promise<string[]> =>
  (await connection.collection('marcas').find().sort({ _id: 1 }).toArray()).map(({ nombre }) =>
    String(nombre),
  );
const applied = async (): Promise<string[]> =>
  (await connection.collection('migraciones').find().sort({ _id: 1 }).toArray()).map(({ _id }) =>
    String(_id),
  );
const leases = () => connection.collection('leases').countDocuments();

describe('migrations', () => {
  it('are applied once and in order, and a later start applies only the new ones', async () => {
    await runMigrations(connection, [marking('0001-uno'), marking('0002-dos')], logger);
    await runMigrations(connection, [marking('0001-uno'), marking('0002-dos'), marking('0003-tres')], logger);
    expect(await marks()).toEqual(['0001-uno', '0002-dos', '0003-tres']);
    expect(await applied()).toEqual(['0001-uno', '0002-dos', '0003-tres']);
    expect(await leases()).toBe(0);
  });

  it('are applied by one of several replicas while the others wait', async () => {
    let finished = false;
    const slow = migracion('0001-lenta', async (on) => {
      await on.collection('marcas').insertOne({ nombre: '0001-lenta' });
      await new Promise((resolve) => setTimeout(resolve, 600));
      finished = true;
    });
    const replicas = await Promise.all(Array.from({ length: 5 }, open));
    await Promise.all(
      replicas.map(async (replica) => {
        await runMigrations(replica, [slow], logger, TERM_MS);
        expect(finished).toBe(true);
      }),
    );
    expect(await marks()).toEqual(['0001-lenta']);
  });

  it('are taken over when their runner was killed, once its lease expires', async () => {
    const leases = connection.collection<{ _id: string; owner: string; expira: Date }>('leases');
    await leases.insertOne({ _id: 'migraciones', owner: 'muerto', expira: new Date(Date.now() + 700) });
    const running = runMigrations(connection, [marking('0001-uno')], logger);
    await expect(
      Promise.race([running.then(() => 'hecho'), new Promise((r) => setTimeout(r, 400, 'espera'))]),
    ).resolves.toBe('espera');
    await running;
    expect(await marks()).toEqual(['0001-uno']);
  });

  it('are not recorded by a runner that has lost its lease', async () => {
    const owners: unknown[] = [];
    const stolen = migracion('0001-robada', async (on) => {
      const leases = on.collection<{ _id: string; owner: string; expira: Date }>('leases');
      owners.push((await leases.findOne({ _id: 'migraciones' }))?.owner);
      if (owners.length === 1)
        await leases.updateOne({ _id: 'migraciones' }, { $set: { owner: 'otro', expira: new Date(0) } });
    });
    await runMigrations(connection, [stolen], logger);
    expect(owners).toHaveLength(2);
    expect(await applied()).toEqual(['0001-robada']);
  });

  it('stop at one that fails, say which and why, and continue from it once it is fixed', async () => {
    const broken = migracion('0002-rota', () => Promise.reject(new Error('campo «rango» desconocido')));
    const failing = runMigrations(connection, [marking('0001-uno'), broken, marking('0003-tres')], logger);
    await expect(failing).rejects.toThrow(MigrationFailed);
    await expect(failing).rejects.toThrow('La migración «0002-rota» ha fallado y el servicio no atiende');
    expect(await marks()).toEqual(['0001-uno']);
    expect(await leases()).toBe(0);
    await runMigrations(
      connection,
      [marking('0001-uno'), marking('0002-rota'), marking('0003-tres')],
      logger,
    );
    expect(await marks()).toEqual(['0001-uno', '0002-rota', '0003-tres']);
  });

  it('cost a start one read if none is pending', async () => {
    const migraciones = [marking('0001-uno')];
    await runMigrations(connection, migraciones, logger);
    const commands: string[] = [];
    connection.getClient().on('commandStarted', ({ commandName }) => commands.push(commandName));
    await runMigrations(connection, migraciones, logger);
    await runMigrations(connection, migraciones, logger);
    expect(commands).toEqual(['find', 'find']);
  });

  it('tell which of them this process has applied', async () => {
    await runMigrations(connection, [marking('0001-uno')], logger);
    const migraciones = [marking('0001-uno'), marking('0002-dos'), marking('0003-tres')];
    expect(await runMigrations(connection, migraciones, logger)).toEqual(['0002-dos', '0003-tres']);
    expect(await runMigrations(connection, migraciones, logger)).toEqual([]);
  });

  it.each([[[]], [[marking('0001-uno')]]])(
    'refuse data that a later version has already changed, and say by what',
    async (known) => {
      await runMigrations(connection, [marking('0001-uno'), marking('0002-dos')], logger);
      await expect(runMigrations(connection, known, logger)).rejects.toThrow(
        /Los datos son de una versión posterior: ya tienen .*«0002-dos», que esta no conoce/,
      );
    },
  );
});

describe('a service', () => {
  it('migrates its data before it builds its indexes', async () => {
    const cosas = connection.collection('cosas');
    await cosas.insertMany([{ clave: 'a' }, { clave: 'a' }]);
    const clean = migracion('0001-claves-unicas', async (on) => {
      const [first] = await on.collection('cosas').find().toArray();
      await on.collection('cosas').deleteOne({ _id: first!._id });
    });
    const database = { uri, base };
    const broker = { url: 'nats://127.0.0.1:9' };
    const service = await startService(async () => probeModule({ migraciones: [clean] }), {
      database,
      broker,
    });
    await eventually(async () => expect(await cosas.indexExists('clave_1')).toBe(true));
    expect(await cosas.countDocuments()).toBe(1);
    await service.close();
  });
});

describe('a service whose migration fails', () => {
  const broken = [migracion('0001-rota', () => Promise.reject(new Error('no cabe')))];
  const serviceOn = (port: number) => {
    const config = parseConfig(serviceEnvSchema, {
      PORT: String(port),
      MONGODB_URI: uri,
      NATS_URL: 'nats://x',
    });
    return { servicio: 'sonda', config, migraciones: broken, logger, patience: new Patience(config, logger) };
  };

  it('never gets its database, is alive but not ready, and says why', async () => {
    const port = await freePort();
    const started = jest.fn();
    const listen = jest.spyOn(Server.prototype, 'listen');
    void migrated(connection, serviceOn(port)).then(started);
    const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
    const salud = await eventually(() => ask('/salud'));
    expect(salud.status).toBe(503);
    expect(await salud.json()).toMatchObject({
      servicio: 'sonda',
      listo: false,
      motivo: 'La migración «0001-rota» ha fallado y el servicio no atiende hasta que se corrija: no cabe',
    });
    expect((await ask('/salud/listo')).status).toBe(503);
    expect((await ask('/salud/vivo')).status).toBe(200);
    const reply = await ask('/api/cosas');
    expect(reply.status).toBe(503);
    expect(await reply.json()).toMatchObject({ success: false, codigo: 'NO_DISPONIBLE' });
    expect(started).not.toHaveBeenCalled();
    // The process that it keeps alive is here the one of the tests.
    (listen.mock.contexts[0] as Server).close();
  });

  it('exits with 1 under --migrar, and with 0 if the migrations succeed', async () => {
    jest.replaceProperty(process, 'argv', ['node', 'main.js', '--migrar']);
    const exit = jest.spyOn(process, 'exit').mockImplementation((code) => {
      throw new Error(`sale con ${code}`);
    });
    await expect(migrated(connection, serviceOn(0))).rejects.toThrow('sale con 1');
    const whole = { ...serviceOn(0), migraciones: [marking('0001-rota')] };
    await expect(migrated(connection, whole)).rejects.toThrow('sale con 0');
    expect(exit).toHaveBeenCalledTimes(2);
    expect(await marks()).toEqual(['0001-rota']);
  });
});
