import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { InjectConnection } from '@nestjs/mongoose';
import { cuttableDatabase, eventually } from '@pmp/testing';
import { mongo, type Connection } from 'mongoose';
import { setTimeout as delay } from 'node:timers/promises';
import { change, databaseOf, envelope, Messaging } from '../../test/messaging';
import { cosaHecha, newId } from '../../test/messaging-service';
import { UnitOfWork } from '../transactions/unit-of-work';
import { currentActor, currentCorrelationId, withCorrelation } from '../telemetry/correlation';
import { MetricsRegistry } from '../telemetry/metrics-registry';
import { factPattern } from '../transport/patterns';
import { FactContext, type FactHandler, type FactOf } from './fact-handler';

const SUBJECT = 'hecho.origen.cosa.hecha.v1';
/** Longer than the driver waits for a server; in a shorter outage no operation would fail. */
const DRIVER_PATIENCE_MS = 3_000;
const DURABLE = 'destino-cosa-hecha';

let handled: string[] = [];
let failures = 0;
let context: unknown[] = [];

@Controller()
class OnCosaHecha implements FactHandler<typeof cosaHecha> {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  @EventPattern(factPattern(cosaHecha, { durable: DURABLE, maxDeliveries: 3 }))
  async handle(
    @Payload() { datos }: FactOf<typeof cosaHecha>,
    @Ctx() { tx: { session } }: FactContext,
  ): Promise<void> {
    await this.connection.collection('vistos').insertOne({ de: datos._id }, { session });
    context = [currentCorrelationId(), currentActor()];
    if (datos.nombre === 'imposible') throw new Error('no puedo\ncon esto');
    if (datos.nombre === 'luego' && failures++ < 1) throw new Error('todavía no');
    handled.push(datos._id);
  }
}

@Controller()
class OnCosaHechaImpaciente extends OnCosaHecha {
  @EventPattern(factPattern(cosaHecha, { durable: 'destino-impaciente', maxDeliveries: 1 }))
  override handle(@Payload() evento: FactOf<typeof cosaHecha>, @Ctx() fact: FactContext): Promise<void> {
    return super.handle(evento, fact);
  }
}

@Controller()
class OnCosaHechaRota {
  @EventPattern(factPattern(cosaHecha, { durable: 'destino-rota', maxDeliveries: 2 }))
  handle(): never {
    throw new Error('rota');
  }
}

let messaging: Messaging;

const startDestino = (database = messaging.database) =>
  messaging.start({ servicio: 'destino', controllers: [OnCosaHecha], database });
const seen = async (app: Awaited<ReturnType<typeof startDestino>>): Promise<string[]> =>
  (await databaseOf(app).collection('vistos').find().toArray()).map((visto) => String(visto['de']));

beforeEach(async () => {
  [handled, failures, context] = [[], 0, []];
  messaging = await Messaging.create();
});
afterEach(() => messaging.dispose());

describe('facts', () => {
  it('reach the handler with the correlation id and the actor of what caused them', async () => {
    const origen = await messaging.start({ servicio: 'origen' });
    const destino = await startDestino();
    const [_id, actor] = [newId(), newId()];
    await withCorrelation('peticion-1234', () => change(origen, _id, 1), actor);
    await eventually(async () => expect(await seen(destino)).toEqual([_id]));
    expect(context).toEqual(['peticion-1234', actor]);
  });

  it('that happened before the consumer existed are not lost', async () => {
    const origen = await messaging.start({ servicio: 'origen' });
    const ids = Array.from({ length: 120 }, newId);
    for (const id of ids) await change(origen, id, 1);
    const destino = await startDestino();
    await eventually(async () => expect(await seen(destino)).toEqual(ids));
  });

  it('go on to a consumer that an earlier version made, with another delivery subject', async () => {
    await messaging.close(await messaging.start({ servicio: 'origen' }));
    await (
      await messaging.manager()
    ).consumers.add('prueba_HECHOS', {
      durable_name: DURABLE,
      filter_subject: `prueba.${SUBJECT}`,
      ack_policy: 'explicit',
      deliver_policy: 'all',
      ack_wait: 10_000_000_000,
      max_ack_pending: 200,
      deliver_subject: `prueba.entrega.${DURABLE}`,
      deliver_group: DURABLE,
    });
    const _id = newId();
    await messaging.publish(SUBJECT, envelope('antes', { _id, nombre: 'de antes' }));
    await startDestino();
    await eventually(() => expect(handled).toEqual([_id]));
  });

  it('that are delivered twice are handled once', async () => {
    const destino = await startDestino();
    const [one, two] = [newId(), newId()];
    for (const id of ['a', 'a', 'b', 'a']) {
      await messaging.publish(SUBJECT, envelope(id, { _id: id === 'a' ? one : two, nombre: 'x' }));
    }
    const metrics = destino.get(MetricsRegistry);
    await eventually(async () =>
      expect(await metrics.getSingleMetricAsString('eventos_duplicados_total')).toContain(
        `{consumidor="${DURABLE}",servicio="destino"} 2`,
      ),
    );
    expect((await seen(destino)).toSorted()).toEqual([one, two].toSorted());
  });

  it('whose handler fails are delivered again, and the failed attempt leaves no writes behind', async () => {
    const destino = await startDestino();
    const [one, two] = [newId(), newId()];
    await messaging.publish(SUBJECT, envelope('a', { _id: one, nombre: 'luego' }));
    await messaging.publish(SUBJECT, envelope('b', { _id: two, nombre: 'x' }));
    await eventually(async () => expect(await seen(destino)).toHaveLength(2));
    expect((await seen(destino)).toSorted()).toEqual([one, two].toSorted());
    expect(failures).toBe(2);
  });

  it('that are unreadable or always fail become dead letters with a reason, and do not block others', async () => {
    const destino = await startDestino();
    const good = newId();
    await messaging.publish(SUBJECT, '{no es json');
    await messaging.publish(SUBJECT, envelope('a', { _id: 'corto', nombre: 'x' }));
    await messaging.publish(SUBJECT, envelope('b', { _id: newId(), nombre: 'imposible' }));
    await messaging.publish(SUBJECT, envelope('c', { _id: good, nombre: 'x' }));
    await eventually(async () => expect(await seen(destino)).toEqual([good]));
    const letters = await eventually(async () => {
      const found = await messaging.deadLetters();
      expect(found).toHaveLength(3);
      return found;
    });
    expect(letters.map(({ header }) => header.get('Motivo'))).toEqual([
      expect.stringContaining('SyntaxError'),
      expect.stringContaining('identificador'),
      'Error: no puedo con esto',
    ]);
    expect(letters[0]!.header.get('Consumidor')).toBe(DURABLE);
    expect(letters[0]!.header.get('Asunto')).toBe(`prueba.${SUBJECT}`);
    expect(letters[0]!.string()).toBe('{no es json');
    const { consumers } = await messaging.manager();
    await eventually(async () =>
      expect(await consumers.info('prueba_HECHOS', DURABLE)).toMatchObject({ num_ack_pending: 0 }),
    );
  });

  it('wait while the database is unreachable instead of becoming dead letters', async () => {
    const database = await cuttableDatabase();
    const controllers = [OnCosaHechaImpaciente];
    const destino = await messaging.start({ servicio: 'destino', controllers, database });
    await database.cut();
    const ids = [newId(), newId(), newId()];
    for (const id of ids) await messaging.publish(SUBJECT, envelope(id, { _id: id, nombre: 'x' }));
    await delay(DRIVER_PATIENCE_MS);
    await database.mend();
    await eventually(async () => expect(await seen(destino)).toEqual(ids), { within: 30_000 });
    expect(await messaging.deadLetters()).toEqual([]);
  }, 60_000);

  it('are shared by the replicas of a service: exactly one of them handles each fact', async () => {
    const origen = await messaging.start({ servicio: 'origen' });
    const destino = await startDestino();
    await startDestino();
    const ids = Array.from({ length: 60 }, newId);
    for (const id of ids) await change(origen, id, 1);
    await eventually(async () => expect((await seen(destino)).toSorted()).toEqual(ids.toSorted()));
    expect(handled).toHaveLength(ids.length);
  });

  it('go to each handler independently: one that fails does not make the others run again', async () => {
    const origen = await messaging.start({ servicio: 'origen' });
    await messaging.start({ servicio: 'destino', controllers: [OnCosaHecha, OnCosaHechaRota] });
    const ids = [newId(), newId()];
    for (const id of ids) await change(origen, id, 1);
    await eventually(async () => expect(await messaging.deadLetters()).toHaveLength(2));
    expect(handled.toSorted()).toEqual(ids.toSorted());
  });

  it('of a transaction that fails to commit are not left in the outbox', async () => {
    const origen = await messaging.start({ servicio: 'origen' });
    const doomed = origen.get(UnitOfWork).run(async (tx) => {
      tx.fact(cosaHecha, { _id: newId(), nombre: 'x' });
      tx.session.commitTransaction = () => Promise.reject(new mongo.MongoError('sin mayoría'));
    });
    await expect(doomed).rejects.toThrow('sin mayoría');
    expect(await databaseOf(origen).collection('outbox').countDocuments()).toBe(0);
  });

  it('are not stored when the work throws, and are refused when they violate their contract', async () => {
    const origen = await messaging.start({ servicio: 'origen' });
    await expect(
      origen.get(UnitOfWork).run(async (tx) => {
        tx.fact(cosaHecha, { _id: newId(), nombre: 'x' });
        throw new Error('se deshace');
      }),
    ).rejects.toThrow('se deshace');
    expect(await databaseOf(origen).collection('outbox').countDocuments()).toBe(0);
    await expect(
      origen.get(UnitOfWork).run(async (tx) => tx.fact(cosaHecha, { _id: 'corto', nombre: 'x' })),
    ).rejects.toThrow('identificador');
  });
});
