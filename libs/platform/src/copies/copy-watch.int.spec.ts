import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cuttableDatabase, eventually } from '@pmp/testing';
import { forgetfulBroker, type ForgetfulBroker } from '../../test/forgetful-broker';
import { change, copyOf, databaseOf, envelope, Messaging } from '../../test/messaging';
import { cosaEstado, newId } from '../../test/messaging-service';
import { MetricsRegistry } from '../telemetry/metrics-registry';
import { CopyProgress } from './copy-progress';
import { CopyWatch } from './copy-watch';
import { EventBus } from '../bus/event-bus';
import { RetireTombstones } from '../bus/retire-tombstones';
import { MAX_BEHIND_MS } from '../bus/tombstone-ages';

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

const publish = (_id: string, version: number, datos: object | null = { nombre: `v${version}` }) =>
  messaging.publish(`estado.origen.cosa.v1.${_id}`, {
    ...envelope(`${_id}:${version}`, datos),
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

describe('what was deleted long ago', () => {
  const stored = async (_id: string) =>
    (await messaging.manager()).streams.getMessage(STREAM, {
      last_by_subj: `prueba.estado.origen.cosa.v1.${_id}`,
    });
  const isStored = async (_id: string) => (await stored(_id)) !== null;
  const marksOf = (app: Awaited<ReturnType<typeof start>>) => databaseOf(app).collection('copias');

  it('leaves the stream once, and nothing that lives or was deleted since; what failed is done the next time', async () => {
    const origen = await messaging.start({ servicio: 'origen' });
    await eventually(() => expect(origen.get(EventBus).live).not.toBeNull());
    const [living, again, gone, alsoGone, late] = Array.from({ length: 5 }, newId) as [string, ...string[]];
    await publish(again!, 1, null);
    for (const id of [living, gone]) await publish(id!, 1);
    await publish(gone!, 2, null);
    await publish(again!, 2);
    await publish(alsoGone!, 1, null);
    await messaging.publish(`estado.origen.cosa.v1.${newId()}`, 'ilegible');
    const last = (await stored(alsoGone!))!.time.getTime();
    await eventually(() => expect(Date.now()).toBeGreaterThan(last + 10));
    const before = new Date(last + 10);
    await publish(late!, 1, null);

    const retire = origen.get(RetireTombstones);
    const { streams } = origen.get(EventBus).live!.manager;
    const failing = jest.spyOn(streams, 'deleteMessage').mockRejectedValueOnce(new Error('sin respuesta'));
    await expect(retire.run(null, before)).rejects.toThrow('sin respuesta');
    failing.mockRestore();
    expect(await retire.run(null, before)).toEqual({ retiradas: 2, hasta: before });
    const left = await Promise.all([living, again, gone, alsoGone, late].map((id) => isStored(id!)));
    expect(left).toEqual([true, true, false, false, true]);
    const after = new Date(Date.now() + 60_000);
    expect(await retire.run(before, after)).toEqual({ retiradas: 1, hasta: after });
    expect(await retire.run(null, after)).toMatchObject({ retiradas: 0 });
  });

  it('is gone too from a copy that was away for so long that it has not heard of it', async () => {
    const origen = await messaging.start({ servicio: 'origen' });
    const destino = await start();
    const [gone, living] = [newId(), newId()];
    for (const id of [gone, living]) await change(origen, id, 1);
    await eventually(async () => expect(await copyOf(destino).findMany([gone, living])).toHaveLength(2));
    await destino.get(CopyProgress).look();
    const mark = await marksOf(destino).findOne({});
    expect(Date.now() - mark!['alDia'].getTime()).toBeLessThan(MAX_BEHIND_MS / 2);
    await messaging.close(destino);

    await publish(gone, 2, null);
    expect(await origen.get(RetireTombstones).run(null, new Date(Date.now() + 60_000))).toMatchObject({
      retiradas: 1,
    });
    const soon = await start();
    await publish(living, 2);
    await eventually(async () => expect(await copyOf(soon).find(living)).toMatchObject({ version: 2 }));
    expect(await copyOf(soon).find(gone)).not.toBeNull();
    const longAgo = new Date(Date.now() - MAX_BEHIND_MS - 1_000);
    await marksOf(soon).updateMany({}, { $set: { alDia: longAgo } });
    await copyOf(soon).model.collection.updateMany({}, { $set: { copiado: longAgo } });
    await messaging.close(soon);

    const late = await start();
    await eventually(async () => expect(await copyOf(late).find(gone)).toBeNull());
    expect(await copyOf(late).find(living)).toMatchObject({ version: 2 });
    await eventually(async () =>
      expect((await marksOf(late).findOne({}))!['alDia'].getTime()).toBeGreaterThan(longAgo.getTime()),
    );
  });

  it('is not told apart by a broker that has lost everything, so the copy stays as it is', async () => {
    const origen = await messaging.start({ servicio: 'origen' });
    const destino = await start();
    const id = newId();
    await change(origen, id, 1);
    await eventually(async () => expect(await copyOf(destino).find(id)).not.toBeNull());
    await marksOf(destino).updateMany({}, { $set: { alDia: new Date(0) } });
    await messaging.close(destino);
    await (await messaging.manager()).streams.purge(STREAM);

    const back = await start();
    const other = newId();
    await eventually(() => expect(back.get(EventBus).live).not.toBeNull());
    await back.get(CopyProgress).look();
    await publish(other, 1);
    await eventually(async () => expect(await copyOf(back).findMany([id, other])).toHaveLength(2));
  });
});
