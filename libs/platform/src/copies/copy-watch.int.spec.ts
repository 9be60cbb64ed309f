import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cuttableDatabase, eventually } from '@pmp/testing';
import { forgetfulBroker, type ForgetfulBroker } from '../../test/forgetful-broker';
import { copyOf, envelope, Messaging } from '../../test/messaging';
import { cosaEstado, newId } from '../../test/messaging-service';
import { MetricsRegistry } from '../telemetry/metrics-registry';
import { CopyWatch } from './copy-watch';
import { EventBus } from '../bus/event-bus';

const STREAM = 'prueba_ESTADO';
const DURABLE = 'destino-copia-cosas';
const DELIVERY = 'prueba.entrega.destino.destino-copia-cosas';
const MINUTE = 60_000;
/** Leaves time for the broker to redeliver an unacknowledged message, which it does after ten seconds. */
const REDELIVERY = { within: 30_000 };
const ids = Array.from({ length: 5 }, newId);

let broker: ForgetfulBroker;
let messaging: Messaging;

beforeEach(async () => {
  broker = await forgetfulBroker();
  messaging = await Messaging.create(broker);
});
afterEach(() => messaging.dispose());

const publish = (_id: string, version: number) =>
  messaging.publish(`estado.origen.cosa.v1.${_id}`, {
    ...envelope(`${_id}:${version}`, { nombre: `v${version}` }),
    _id,
    version,
  });

const start = (database = messaging.database) =>
  messaging.start({ servicio: 'destino', copias: [cosaEstado], database });

const infoOf = async () => (await messaging.manager()).consumers.info(STREAM, DURABLE);

const reopenings = async (app: Awaited<ReturnType<typeof start>>): Promise<number> => {
  const metric = app.get(MetricsRegistry).getSingleMetric('eventos_consumidores_reabiertos_total');
  return (await metric!.get()).values[0]?.value ?? 0;
};

/**
 * Starts a service whose consumer waits for the acknowledgements of five states that newer ones have replaced, because
 * the broker died and forgot them.
 */
async function stuckService() {
  const first = await start();
  await eventually(infoOf);
  await messaging.close(first);
  const holding = messaging.nats.subscribe(DELIVERY, { queue: DURABLE });
  await messaging.publish('estado.origen.otra.v1.primera', {});
  for (const id of ids) await publish(id, 1);
  await eventually(async () => expect(await infoOf()).toMatchObject({ num_ack_pending: ids.length }));
  holding.unsubscribe();
  await broker.stop();
  broker.remember(STREAM, DURABLE);
  await broker.start();

  const destino = await start();
  for (const id of ids) await publish(id, 2);
  const copy = copyOf(destino);
  await eventually(async () => expect(await copy.model.countDocuments({ version: 2 })).toBe(ids.length));
  await eventually(async () => expect(await infoOf()).toMatchObject({ num_ack_pending: 0 }), REDELIVERY);
  await broker.kill();
  broker.forget(STREAM, DURABLE);
  await broker.start();
  return destino;
}

describe('the consumer of a copy', () => {
  it('that waits for messages no longer in the stream is reopened and delivers again', async () => {
    const destino = await stuckService();
    // Once this broker has tried to redeliver a message that is gone, it delivers nothing else.
    await eventually(async () => expect((await infoOf()).num_redelivered).toBeGreaterThan(0), REDELIVERY);
    const late = newId();
    await publish(late, 1);

    const watch = destino.get(CopyWatch);
    const now = Date.now();
    await watch.look(now);
    expect(await infoOf()).toMatchObject({ num_ack_pending: ids.length });
    await watch.look(now + MINUTE);
    await eventually(async () => expect(await copyOf(destino).find(late)).not.toBeNull());
    await eventually(async () =>
      expect(await infoOf()).toMatchObject({ num_ack_pending: 0, num_pending: 0 }),
    );
    expect(await reopenings(destino)).toBe(1);

    await watch.look(now + 9 * MINUTE);
    expect(await reopenings(destino)).toBe(1);
  }, 90_000);

  it('that somebody has removed is created again', async () => {
    const destino = await start();
    await eventually(infoOf);
    await (await messaging.manager()).consumers.delete(STREAM, DURABLE);
    const id = newId();
    await publish(id, 1);
    await destino.get(CopyWatch).look(Date.now());
    await eventually(async () => expect(await copyOf(destino).find(id)).not.toBeNull());
  });

  it('whose messages wait in this process for the database is not reopened, however long that takes', async () => {
    const database = await cuttableDatabase();
    const destino = await start(database);
    await eventually(infoOf);
    await database.cut();
    const id = newId();
    await publish(id, 1);
    await eventually(async () => expect(await infoOf()).toMatchObject({ num_ack_pending: 1 }));
    // The broker counts a message as delivered before it has arrived here.
    await eventually(() => expect(destino.get(CopyWatch)['all'][0]?.batches.busy).toBe(true));
    const { created } = await infoOf();
    const now = Date.now();
    for (const minutes of [0, 1, 20]) await destino.get(CopyWatch).look(now + minutes * MINUTE);
    expect(await infoOf()).toMatchObject({ created, num_ack_pending: 1 });
    await database.mend();
    await eventually(async () => expect(await copyOf(destino).find(id)).not.toBeNull(), REDELIVERY);
  }, 60_000);

  it('whose messages another replica holds is not reopened for two minutes', async () => {
    const destino = await start();
    await eventually(infoOf);
    await messaging.close(destino);
    const replica = messaging.nats.subscribe(DELIVERY, { queue: DURABLE });
    await publish(newId(), 1);
    await eventually(async () => expect(await infoOf()).toMatchObject({ num_ack_pending: 1 }));
    replica.unsubscribe();
    const watching = await start();
    await eventually(() => expect(watching.get(EventBus).live).not.toBeNull());
    const { created } = await infoOf();
    const now = Date.now();
    for (const minutes of [0, 1, 1.9]) await watching.get(CopyWatch).look(now + minutes * MINUTE);
    expect(await infoOf()).toMatchObject({ created });
    await watching.get(CopyWatch).look(now + 2 * MINUTE);
    expect((await infoOf()).created).not.toBe(created);
  });
});
