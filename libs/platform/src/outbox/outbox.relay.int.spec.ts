import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { eventually } from '@pmp/testing';
import type { Msg } from '@nats-io/transport-node';
import { Types } from 'mongoose';
import { change, copyOf, databaseOf, Messaging } from '../../test/messaging';
import { cosaEstado, cosaHecha, newId } from '../../test/messaging-service';
import { UnitOfWork } from '../transactions/unit-of-work';
import { MetricsRegistry } from '../telemetry/metrics-registry';
import { nextOutboxId } from './outbox-id';

const WITHIN = { within: 15_000 };

let messaging: Messaging;

beforeEach(async () => {
  messaging = await Messaging.create();
});
afterEach(() => messaging.dispose());

const facts = async (): Promise<string[]> => {
  const { streams } = await messaging.manager();
  const { state } = await streams.info('prueba_HECHOS');
  const found: string[] = [];
  for (let seq = 1; seq <= state.last_seq; seq++) {
    const { datos } = (await streams.getMessage('prueba_HECHOS', { seq }))!.json<{
      datos: { _id: string };
    }>();
    found.push(datos._id);
  }
  return found;
};

/**
 * Waits until everything is acknowledged: a message in one stream does not mean that the other stream has its own yet.
 */
const outboxIsEmpty = (app: INestApplicationContext): Promise<void> =>
  eventually(async () => expect(await databaseOf(app).collection('outbox').countDocuments()).toBe(0), WITHIN);

describe('while the broker is away', () => {
  it('writes continue, the outbox grows, and everything is sent in order afterwards', async () => {
    const origen = await messaging.start({ servicio: 'origen' });
    const destino = await messaging.start({ servicio: 'destino', copias: [cosaEstado] });
    const [before, ...during] = Array.from({ length: 300 }, newId) as [string, ...string[]];
    await change(origen, before, 1);
    await eventually(async () => expect(await copyOf(destino).find(before)).not.toBeNull());
    await outboxIsEmpty(origen);

    await messaging.broker.kill();
    for (const id of during) await change(origen, id, 1);
    await change(origen, before, 2);
    const depth = await origen.get(MetricsRegistry).getSingleMetricAsString('outbox_mensajes_pendientes');
    expect(depth).toMatch(/outbox_mensajes_pendientes\{servicio="origen"\} 300$/m);

    await messaging.broker.start();
    await eventually(async () => expect(await copyOf(destino).findMany(during)).toHaveLength(299), WITHIN);
    await outboxIsEmpty(origen);
    expect(await facts()).toEqual([before, ...during, before]);
    await eventually(async () => expect(await copyOf(destino).find(before)).toMatchObject({ version: 2 }));
  }, 40_000);

  it('nothing is lost or duplicated, even if it is killed repeatedly under load', async () => {
    const origen = await messaging.start({ servicio: 'origen' });
    const destino = await messaging.start({ servicio: 'destino', copias: [cosaEstado] });
    const ids: string[] = [];
    let writing = true;
    const writer = async (): Promise<void> => {
      while (writing) {
        const id = newId();
        await change(origen, id, 1);
        ids.push(id);
      }
    };
    const writers = Promise.all(Array.from({ length: 8 }, writer));
    for (let round = 0; round < 3; round++) {
      const before = ids.length;
      await eventually(() => expect(ids.length).toBeGreaterThan(before + 100), WITHIN);
      await messaging.broker.kill();
      await messaging.broker.start();
    }
    writing = false;
    await writers;
    await outboxIsEmpty(origen);
    const sent = await facts();
    expect(sent.toSorted()).toEqual(ids.toSorted());
    await eventually(
      async () => expect(await copyOf(destino).model.countDocuments()).toBe(ids.length),
      WITHIN,
    );
  }, 60_000);

  it('its streams may be lost: they and their consumers are created again when it returns', async () => {
    const origen = await messaging.start({ servicio: 'origen' });
    const destino = await messaging.start({ servicio: 'destino', copias: [cosaEstado] });
    const [one, two] = [newId(), newId()];
    await change(origen, one, 1);
    await eventually(async () => expect(await copyOf(destino).find(one)).not.toBeNull());
    for (const name of ['prueba_HECHOS', 'prueba_ESTADO'])
      await (await messaging.manager()).streams.delete(name);
    await messaging.broker.stop();
    await messaging.broker.start();
    await change(origen, two, 1);
    await eventually(async () => expect(await copyOf(destino).find(two)).not.toBeNull(), WITHIN);
  }, 40_000);
});

describe('socket events', () => {
  it('are published once, after the commit; outdated ones only say that something was missed', async () => {
    const heard: [string, unknown][] = [];
    const callback = (_: Error | null, message: Msg): void =>
      void heard.push([message.subject, message.string() && message.json()]);
    messaging.nats.subscribe('prueba.vivo.>', { callback });
    await messaging.nats.flush();
    const origen = await messaging.start({ servicio: 'origen' });
    const old = nextOutboxId();
    const cuerpo = '{}';
    await databaseOf(origen)
      .collection('outbox')
      .insertOne({
        _id: new Types.ObjectId('000000000001' + old.toHexString().slice(12)),
        mensajes: [{ canal: 'vivo', subject: 'vivo.usuario.x', id: 'x:0', cuerpo }],
        createdAt: new Date(0),
      });
    const usuario = newId();
    await origen.get(UnitOfWork).run(async (tx) => {
      tx.live(`usuario.${usuario}`, 'nueva_notificacion', { n: 1 });
      tx.recheckRooms({ usuarios: [usuario], cerrar: false });
    });
    await outboxIsEmpty(origen);
    await eventually(() =>
      expect(heard.toSorted(([one], [other]) => one.localeCompare(other))).toEqual([
        ['prueba.vivo.control.recargar', ''],
        ['prueba.vivo.control.revisar', { usuarios: [usuario], cerrar: false }],
        [`prueba.vivo.usuario.${usuario}`, { evento: 'nueva_notificacion', datos: { n: 1 } }],
      ]),
    );
  });
});

describe('messages', () => {
  it('of one transaction are all sent in order, even if they fill several rows', async () => {
    const origen = await messaging.start({ servicio: 'origen' });
    const ids = Array.from({ length: 1_200 }, newId);
    await origen.get(UnitOfWork).run(async (tx) => {
      for (const _id of ids) tx.fact(cosaHecha, { _id, nombre: 'x' });
    });
    await eventually(async () => expect(await facts()).toEqual(ids), WITHIN);
  });

  it('that are too large for the broker fail the transaction instead of blocking the outbox', async () => {
    const origen = await messaging.start({ servicio: 'origen' });
    const huge = origen
      .get(UnitOfWork)
      .run(async (tx) => tx.fact(cosaHecha, { _id: newId(), nombre: 'x'.repeat(1e6) }));
    await expect(huge).rejects.toThrow('too large');
  });
});

describe('a new sender', () => {
  it('does not send a state whose successor an earlier sender has already sent', async () => {
    const origen = await messaging.start({ servicio: 'origen' });
    const id = newId();
    for (const version of [1, 2]) await change(origen, id, version);
    const stored = async () =>
      (await (
        await messaging.manager()
      ).streams.getMessage('prueba_ESTADO', {
        last_by_subj: `prueba.${cosaEstado.subject}.${id}`,
      }))!.json<{ version: number }>().version;
    // Waits for the stream: nats-server 2.9 crashes when asked for a message of a stream that it is still creating.
    await outboxIsEmpty(origen);
    expect(await stored()).toBe(2);
    await messaging.close(origen);

    const cuerpo = JSON.stringify({ _id: id, version: 1 });
    const mensajes = [
      { canal: 'estado', subject: `${cosaEstado.subject}.${id}`, id: 'otro:0', version: 1, cuerpo },
    ];
    const again = await messaging.start({ servicio: 'origen' });
    const row = { _id: nextOutboxId(), mensajes, createdAt: new Date() };
    await databaseOf(again).collection('outbox').insertOne(row);
    await outboxIsEmpty(again);
    expect(await stored()).toBe(2);
  });
});
