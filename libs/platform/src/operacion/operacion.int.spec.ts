import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Controller, Module } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { InjectConnection } from '@nestjs/mongoose';
import type { EstadoServicio } from '@pmp/contracts/common';
import {
  assertRoutesDeclareSchemaAndRight,
  eventually,
  request,
  startService,
  testBroker,
  testDatabase,
  type RunningService,
  type TestBroker,
} from '@pmp/testing';
import { jetstream } from '@nats-io/jetstream';
import { connect, headers, type NatsConnection } from '@nats-io/transport-node';
import type { Connection } from 'mongoose';
import { setTimeout as delay } from 'node:timers/promises';
import { envelope } from '../../test/messaging';
import { cosaEstado, cosaHecha, newId } from '../../test/messaging-service';
import { probeModule } from '../../test/probe-service';
import { FactContext, type FactHandler, type FactOf } from '../facts/fact-handler';
import { UnitOfWork } from '../transactions/unit-of-work';
import { factPattern } from '../transport/patterns';

const SUBJECT = cosaHecha.subject;
const DURABLE = 'sonda-cosa-hecha';

let broken = true;
let hold: Promise<void> | null = null;

@Controller()
class OnCosaHecha implements FactHandler<typeof cosaHecha> {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  @EventPattern(factPattern(cosaHecha, { durable: DURABLE, maxDeliveries: 1 }))
  async handle(
    @Payload() { datos }: FactOf<typeof cosaHecha>,
    @Ctx() { tx: { session } }: FactContext,
  ): Promise<void> {
    if (broken) throw new Error('falta una pieza');
    await hold;
    await delay(20);
    await this.connection.collection('vistos').insertOne({ de: datos._id }, { session });
  }
}

let broker: TestBroker;
let nats: NatsConnection;
let service: RunningService;
let call: ReturnType<typeof request>;
let admin: string;

beforeAll(async () => {
  broker = await testBroker();
  service = await startService(
    async () => {
      @Module({ imports: [probeModule({ copias: [cosaEstado] })], controllers: [OnCosaHecha] })
      class WithHandler {}
      return WithHandler;
    },
    { database: await testDatabase(), broker },
  );
  call = request(service.app);
  nats = await connect({ servers: broker.url });
  admin = (await service.people.person({ rol: 'admin' })).token;
});
afterAll(async () => {
  await nats.close();
  await service.close();
  await broker.dispose();
});
beforeEach(() => void (broken = true));

const publish = (subject: string, body: unknown): Promise<unknown> =>
  eventually(() => jetstream(nats).publish(subject, typeof body === 'string' ? body : JSON.stringify(body)));
const report = async (): Promise<EstadoServicio> => (await call('GET', '/operacion', { token: admin })).body;
const figure = async (line: string): Promise<number> => {
  const { text } = await call('GET', '/metrics');
  const bare = text.replaceAll(/servicio="sonda",|,?servicio="sonda"/g, '').replaceAll('{}', '');
  const found = bare.split('\n').find((one) => one.startsWith(`${line} `));
  return Number(found?.slice(line.length + 1) ?? Number.NaN);
};
const letterOf = (_id: string): Promise<string> =>
  eventually(async () => (await report()).letras.find(({ resumen }) => resumen.includes(_id))!._id);
const buried = async (): Promise<{ cosa: string; letra: string }> => {
  const cosa = newId();
  await publish(SUBJECT, envelope(`evento-${cosa}`, { _id: cosa, nombre: 'x' }));
  return { cosa, letra: await letterOf(cosa) };
};
const retry = (letra: string) =>
  call('POST', `/operacion/letras-muertas/${letra}/reintentar`, { token: admin });

describe('what an operator may ask of a service', () => {
  const routes = [
    ['GET', '/operacion'],
    ['POST', '/operacion/letras-muertas/sonda-1/reintentar'],
    ['DELETE', '/operacion/letras-muertas/sonda-1'],
  ] as const;

  it.each(routes)('%s %s is for admins', async (method, url) => {
    const ana = await service.people.person();
    await service.people.team({ [ana._id]: 'admin' });
    expect((await call(method, url)).status).toBe(401);
    expect((await call(method, url, { token: ana.token })).status).toBe(403);
    expect((await call(method, url, { token: admin })).status).toBe(method === 'GET' ? 200 : 404);
  });

  it('declares a schema and a right for every route', () => {
    expect(() => assertRoutesDeclareSchemaAndRight(service.app)).toThrow('sinDerecho');
    expect(() => assertRoutesDeclareSchemaAndRight(service.app)).not.toThrow(/OperacionController/);
  });

  it.each(['x', 'sonda-0', 'sonda--1', 'sonda-1e9', 'otro-1', 'sonda-999999'])(
    'answers 400 or 404 for the letter %s, which does not exist',
    async (id) => {
      expect([400, 404]).toContain((await retry(id)).status);
    },
  );

  it('reports its state and how far behind it is', async () => {
    await eventually(async () =>
      expect(await report()).toMatchObject({
        servicio: 'sonda',
        version: expect.stringMatching(/^\d+\./),
        listo: true,
        base: true,
        broker: true,
        outbox: 0,
        outboxEsperaMs: 0,
        datos: { embebida: true, documentos: expect.any(Number), bytes: expect.any(Number) },
        consumidores: [
          { nombre: 'sonda-copia-cosas', pendientes: 0, esperaMs: 0 },
          { nombre: DURABLE, pendientes: 0, esperaMs: 0 },
        ],
      }),
    );
  });
});

describe('a dead letter', () => {
  it('is shown with its reason, its correlation id and its content', async () => {
    const { cosa, letra } = await buried();
    expect((await report()).letras.find(({ _id }) => _id === letra)).toMatchObject({
      consumidor: DURABLE,
      asunto: SUBJECT,
      motivo: 'Error: falta una pieza',
      correlacion: 'correlacion-1',
      resumen: expect.stringContaining(cosa),
    });
  });

  it('stays if its handler fails again, which the reply explains', async () => {
    const { letra } = await buried();
    const reply = await retry(letra);
    expect(reply.status).toBe(409);
    expect(reply.body.message).toBe('El mensaje ha vuelto a fallar: falta una pieza');
    expect((await report()).letras.map(({ _id }) => _id)).toContain(letra);
  });

  it('is handled exactly once, however often and simultaneously it is retried', async () => {
    const { cosa, letra } = await buried();
    broken = false;
    const replies = await Promise.all([retry(letra), retry(letra), retry(letra)]);
    expect(replies.map(({ status }) => status)).toContain(200);
    for (const { status } of replies) expect([200, 404]).toContain(status);
    expect((await retry(letra)).status).toBe(404);
    expect(await service.connection.collection('vistos').countDocuments({ de: cosa })).toBe(1);
    expect((await report()).letras.map(({ _id }) => _id)).not.toContain(letra);
  });

  it('is applied to a copy, unless the copy already has a newer version', async () => {
    const _id = newId();
    const bury = async (version: number): Promise<string> => {
      const fields = headers();
      fields.set('Consumidor', 'sonda-copia-cosas');
      const body = { ...envelope(`v${version}`, { nombre: `versión ${version}` }), _id, version };
      await jetstream(nats).publish('muerto.sonda-copia-cosas', JSON.stringify(body), { headers: fields });
      return letterOf(`"v${version}"`);
    };
    for (const version of [3, 2]) expect((await retry(await bury(version))).status).toBe(200);
    const copy = await service.connection.collection<{ _id: string }>('copia_cosas').findOne({ _id });
    expect(copy).toMatchObject({ version: 3, nombre: 'versión 3' });
  });

  it('is this service’s only if nobody else can have put it there, whatever it says of itself', async () => {
    const fields = headers();
    fields.set('Consumidor', 'sonda-copia-cosas');
    const body = { ...envelope('falsa', { nombre: 'falsa' }), _id: newId(), version: 1 };
    const subject = 'muerto.otra.sonda-copia-cosas';
    const { seq } = await jetstream(nats).publish(subject, JSON.stringify(body), { headers: fields });
    expect((await report()).letras.map(({ _id }) => _id)).not.toContain(`sonda-${seq}`);
    expect((await retry(`sonda-${seq}`)).status).toBe(404);
    expect(await service.connection.collection('copia_cosas').countDocuments({ nombre: 'falsa' })).toBe(0);
  });

  it('names the wrong fields of a message that cannot be parsed', async () => {
    const cosa = newId();
    await publish(SUBJECT, { ...envelope('x', { _id: cosa, nombre: 7 }), ocurrido: 'ayer' });
    const letra = await letterOf(cosa);
    const { motivo } = (await report()).letras.find(({ _id }) => _id === letra)!;
    expect(motivo).toMatch(/^ZodError: ocurrido: .+; datos\.nombre: .+/);
  });

  it('can be discarded', async () => {
    const { cosa, letra } = await buried();
    broken = false;
    expect((await call('DELETE', `/operacion/letras-muertas/${letra}`, { token: admin })).status).toBe(200);
    expect((await retry(letra)).status).toBe(404);
    expect(await service.connection.collection('vistos').countDocuments({ de: cosa })).toBe(0);
  });
});

describe('/metrics', () => {
  it('count the letters kept now and all there ever were', async () => {
    const kept = `eventos_letras_muertas{consumidor="${DURABLE}"}`;
    const ever = `eventos_muertos_total{consumidor="${DURABLE}"}`;
    const before = [await figure(kept), await figure(ever)];
    const { letra } = await buried();
    await eventually(async () =>
      expect([await figure(kept), await figure(ever)]).toEqual([before[0]! + 1, before[1]! + 1]),
    );
    broken = false;
    await retry(letra);
    expect([await figure(kept), await figure(ever)]).toEqual([before[0], before[1]! + 1]);
  });

  it('show what was handled and with what delay', async () => {
    broken = false;
    let release!: () => void;
    hold = new Promise((resolve) => (release = resolve));
    const line = `eventos_retraso_segundos_count{consumidor="${DURABLE}"}`;
    const before = (await figure(line)) || 0;
    const cosa = newId();
    await publish(SUBJECT, envelope(`evento-${cosa}`, { _id: cosa, nombre: 'x' }));
    const pending = `eventos_pendientes{consumidor="${DURABLE}"}`;
    await eventually(async () => expect(await figure(pending)).toBe(1));
    const late = (await report()).consumidores.find(({ nombre }) => nombre === DURABLE)!;
    expect(late).toMatchObject({ pendientes: 1, esperaMs: expect.any(Number) });
    expect(late.esperaMs).toBeGreaterThan(0);
    release();
    await eventually(async () => expect(await figure(line)).toBe(before + 1));
    await eventually(async () => expect(await figure(pending)).toBe(0));
    hold = null;
  });

  it('describe the database and the process', async () => {
    const operations = async () => {
      const { text } = await call('GET', '/metrics');
      return [...text.matchAll(/^mongodb_operaciones_total\{.*\} (\d+)$/gm)].reduce(
        (sum, [, count]) => sum + Number(count),
        0,
      );
    };
    const before = await operations();
    await service.connection.collection('vistos').countDocuments();
    expect(await operations()).toBeGreaterThan(before);
    expect(await figure('mongodb_conexiones')).toBeGreaterThan(0);
    expect(await figure('mongodb_memoria_bytes')).toBeGreaterThan(0);
    expect(await figure('mongodb_transacciones_abiertas')).toBeGreaterThanOrEqual(0);
    expect(await figure('process_resident_memory_bytes')).toBeGreaterThan(0);
  });

  it('show the outbox growing while the broker is away', async () => {
    const depth = () => figure('outbox_mensajes_pendientes');
    expect(await depth()).toBe(0);
    await broker.stop();
    await service.app.get(UnitOfWork).run((tx) => tx.fact(cosaHecha, { _id: newId(), nombre: 'x' }));
    await eventually(async () => expect(await depth()).toBe(1));
    expect((await report()).outbox).toBe(1);
    const waited = await figure('outbox_espera_segundos');
    await eventually(async () => expect(await figure('outbox_espera_segundos')).toBeGreaterThan(waited));
    expect((await report()).outboxEsperaMs).toBeGreaterThan(0);
    await broker.start();
    await eventually(async () => expect(await depth()).toBe(0), { within: 10_000 });
    expect(await figure('outbox_espera_segundos')).toBe(0);
  });
});
