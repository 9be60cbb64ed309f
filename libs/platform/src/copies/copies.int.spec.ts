import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cuttableDatabase, eventually } from '@pmp/testing';
import { setTimeout as delay } from 'node:timers/promises';
import { change, copyOf, databaseOf, envelope, Messaging } from '../../test/messaging';
import { cosaEstado, newId } from '../../test/messaging-service';
import { CommandClient } from '../commands/command-client';
import { CopyChanges } from '../mongo/copy-changes';
import { UnitOfWork } from '../transactions/unit-of-work';
import { Broker } from '../broker/broker';
import { EventBus } from '../bus/event-bus';
import { copiaDe } from './copia-de';
import { defineLectura } from '@pmp/contracts/common';
import { reconstruirCopia } from './rebuild-copy.command';

/** Longer than the driver waits for a server; in a shorter outage no operation would fail. */
const DRIVER_PATIENCE_MS = 3_000;

let messaging: Messaging;

beforeEach(async () => {
  messaging = await Messaging.create();
});
afterEach(() => messaging.dispose());

const startDestino = (database = messaging.database) =>
  messaging.start({ servicio: 'destino', copias: [cosaEstado], database });

const state = (_id: string, version: number, nombre: string | null) => ({
  ...envelope(`${_id}:${version}`, nombre === null ? null : { nombre }),
  _id,
  version,
});
const publish = (_id: string, version: number, nombre: string | null) =>
  messaging.publish(`estado.origen.cosa.v1.${_id}`, state(_id, version, nombre));

describe('local copies', () => {
  it('of a new service receive the whole current state and then the changes', async () => {
    const origen = await messaging.start({ servicio: 'origen' });
    const ids = Array.from({ length: 300 }, newId);
    for (const id of ids) await change(origen, id, 1);
    for (const id of ids.slice(0, 50)) await change(origen, id, 2);

    const destino = await startDestino();
    await eventually(async () => expect(await copyOf(destino).findMany(ids)).toHaveLength(300));
    await eventually(async () => expect(await copyOf(destino).model.countDocuments({ version: 2 })).toBe(50));
    await change(origen, ids[0]!, 3);
    await eventually(async () =>
      expect(await copyOf(destino).find(ids[0]!)).toMatchObject({ nombre: 'versión 3' }),
    );
  });

  it('ignore an older version that arrives after a newer one', async () => {
    const destino = await startDestino();
    const [id, marker] = [newId(), newId()];
    await publish(id, 3, 'v3');
    // Until version 3 is delivered, a later message would replace it in the stream.
    await eventually(async () => {
      const { consumers } = await messaging.manager();
      const { delivered } = await consumers.info('prueba_ESTADO', 'destino-copia-cosas');
      expect(delivered.stream_seq).toBeGreaterThan(0);
    });
    for (const version of [1, 2]) await publish(id, version, `v${version}`);
    await publish(marker, 1, 'fin');
    await eventually(async () => expect(await copyOf(destino).find(marker)).not.toBeNull());
    expect(await copyOf(destino).find(id)).toMatchObject({ version: 3, nombre: 'v3' });
  });

  it('ignore a version older than the one that another process has written', async () => {
    const destino = await startDestino();
    const [id, marker] = [newId(), newId()];
    const theirs = { _id: id, version: 3, eliminado: false, copiado: new Date(), nombre: 'de otro proceso' };
    await copyOf(destino).model.collection.insertOne(theirs as never);
    await publish(id, 2, 'tarde');
    await publish(marker, 1, 'fin');
    await eventually(async () => expect(await copyOf(destino).find(marker)).not.toBeNull());
    expect(await copyOf(destino).find(id)).toMatchObject({ version: 3, nombre: 'de otro proceso' });
  });

  it('apply a newer version even if another process inserts an older one at the same moment', async () => {
    const destino = await startDestino();
    const copy = copyOf(destino);
    const [id, other] = [newId(), newId()];
    const client = databaseOf(destino).getClient();
    const admin = client.db('admin');
    jest.spyOn(client, 'db').mockReturnValueOnce(admin);
    const refused = jest.spyOn(admin, 'command').mockImplementationOnce(async () => {
      const older = { _id: id, version: 1, eliminado: false, copiado: new Date(), nombre: 'vieja' };
      await copy.model.collection.insertOne(older as never);
      const refusal = { idx: 0, code: 11_000, errmsg: 'E11000 duplicate key error' };
      return { cursor: { firstBatch: [refusal] }, nMatched: 0 };
    });
    const states = [id, other].map((_id) => ({ _id, version: 2, datos: { nombre: 'nueva' } }));
    expect(await copy.apply(states)).toEqual(new Map());
    expect(refused).toHaveBeenCalledTimes(1);
    for (const _id of [id, other])
      expect(await copy.find(_id)).toMatchObject({ version: 2, nombre: 'nueva' });
  });

  it("do not write an owner's answer again when the same version arrives as an event", async () => {
    const destino = await startDestino();
    const [id, marker] = [newId(), newId()];
    const told: string[] = [];
    destino.get(CopyChanges).subscribe('copia_cosas', (ids) => told.push(...ids));
    await copyOf(destino).apply([{ _id: id, version: 2, datos: { nombre: 'respuesta' } }]);
    await publish(id, 2, 'respuesta');
    await publish(marker, 1, 'fin');
    await eventually(() => expect(told).toContain(marker));
    expect(told).toEqual([id, marker]);
  });

  it('keep a marker of a deleted entity, so that a late state does not bring it back', async () => {
    const destino = await startDestino();
    const [id, marker] = [newId(), newId()];
    await publish(id, 1, 'viva');
    await eventually(async () => expect(await copyOf(destino).find(id)).not.toBeNull());
    const deletion = state(id, 3, null);
    await messaging.publish(`estado.origen.cosa.v1.${id}`, deletion);
    await eventually(async () => expect(await copyOf(destino).find(id)).toBeNull());
    await publish(id, 2, 'tarde');
    await publish(marker, 1, 'fin');
    await eventually(async () => expect(await copyOf(destino).find(marker)).not.toBeNull());
    expect(await copyOf(destino).find(id)).toBeNull();
    const tombstone = { version: 3, eliminado: true, lapida: new Date(deletion.ocurrido) };
    expect(await copyOf(destino).model.findById(id).lean()).toMatchObject(tombstone);
    const expiry = expect.objectContaining({ key: { lapida: 1 }, expireAfterSeconds: 45 * 86_400 });
    expect(await copyOf(destino).model.listIndexes()).toContainEqual(expiry);
    await publish(id, 4, 'otra vez');
    await eventually(async () => expect(await copyOf(destino).find(id)).not.toBeNull());
    expect(await copyOf(destino).model.findById(id).lean()).not.toHaveProperty('lapida');
  });

  it('tell subscribers in this process which entities changed', async () => {
    const destino = await startDestino();
    const told: string[] = [];
    destino.get(CopyChanges).subscribe('copia_cosas', (ids) => told.push(...ids));
    const id = newId();
    await publish(id, 1, 'una');
    await eventually(() => expect(told).toEqual([id]));
    await copyOf(destino).apply([{ _id: id, version: 2, datos: { nombre: 'aquí mismo' } }]);
    expect(told).toEqual([id, id]);
    expect(await copyOf(destino).find(id)).toMatchObject({ version: 2, nombre: 'aquí mismo' });
  });

  it('renew the revision of a group with each change of its entities, deletions included', async () => {
    const destino = await messaging.start({
      servicio: 'destino',
      copias: [copiaDe(cosaEstado, { revisedBy: 'nombre' })],
    });
    const copy = copyOf(destino);
    const [id, other] = [newId(), newId()];
    const seen: string[] = [];
    const expectRenewed = async () => {
      const revision = await copy.revisionOf('uno');
      expect(seen).not.toContain(revision);
      seen.push(revision);
    };
    await expectRenewed();
    await copy.apply([{ _id: id, version: 1, datos: { nombre: 'uno' } }]);
    await expectRenewed();
    await copy.apply([{ _id: other, version: 1, datos: { nombre: 'otro' } }]);
    expect(seen).toContain(await copy.revisionOf('uno'));
    await copy.apply([{ _id: id, version: 2, datos: null }]);
    await expectRenewed();
    await copy.applyAgain([{ _id: id, version: 2, datos: null }]);
    await expectRenewed();
    await copy.forgetOlderThan(new Date(Date.now() + 1_000));
    await expectRenewed();
  });

  it('renew it even if another process has written a newer version', async () => {
    const destino = await messaging.start({
      servicio: 'destino',
      copias: [copiaDe(cosaEstado, { revisedBy: 'nombre' })],
    });
    const [old, other] = [newId(), newId()];
    const newer = { _id: old, version: 3, eliminado: false, copiado: new Date(), nombre: 'de otro proceso' };
    await copyOf(destino).model.collection.insertOne(newer as never);
    const before = await copyOf(destino).revisionOf('mía');
    const states = [old, other].map((_id) => ({ _id, version: 2, datos: { nombre: 'mía' } }));
    expect(await copyOf(destino).apply(states)).toEqual(new Map());
    expect(await copyOf(destino).find(old)).toMatchObject({ version: 3 });
    expect(await copyOf(destino).find(other)).toMatchObject({ version: 2 });
    expect(await copyOf(destino).revisionOf('mía')).not.toBe(before);
  });

  it('set an unreadable state aside as a dead letter', async () => {
    const destino = await startDestino();
    const id = newId();
    await messaging.publish(`estado.origen.cosa.v1.${newId()}`, { nada: true });
    await publish(id, 1, 'buena');
    await eventually(async () => expect(await copyOf(destino).find(id)).not.toBeNull());
    const [letter] = await eventually(async () => {
      const found = await messaging.deadLetters();
      expect(found).toHaveLength(1);
      return found;
    });
    expect(letter!.header.get('Consumidor')).toBe('destino-copia-cosas');
  });

  it('keep only the picked fields', async () => {
    const destino = await messaging.start({
      servicio: 'destino',
      copias: [copiaDe(defineLectura(cosaEstado, []))],
    });
    const id = newId();
    await publish(id, 1, 'una');
    const found = await eventually(async () => {
      const copied = await copyOf(destino).find(id);
      expect(copied).not.toBeNull();
      return copied!;
    });
    expect(Object.keys(found).toSorted()).toEqual(['_id', 'copiado', 'eliminado', 'version']);
  });

  it('wait while the database is unreachable and then catch up', async () => {
    const database = await cuttableDatabase();
    const destino = await startDestino(database);
    const ids = Array.from({ length: 20 }, newId);
    const first = newId();
    await publish(first, 1, 'antes');
    await eventually(async () => expect(await copyOf(destino).find(first)).not.toBeNull());
    await database.cut();
    for (const id of ids) await publish(id, 1, 'una');
    await delay(DRIVER_PATIENCE_MS);
    await database.mend();
    await eventually(async () => expect(await copyOf(destino).findMany(ids)).toHaveLength(20), {
      within: 30_000,
    });
  }, 60_000);
});

describe('rebuilding a copy', () => {
  const rebuild = async (entidad: string) => {
    const gateway = await messaging.start({ servicio: 'otro' });
    await gateway.get(Broker).connected();
    return gateway.get(CommandClient).ask(reconstruirCopia('destino'), { entidad }, { timeoutMs: 10_000 });
  };

  it('restores damaged and missing documents and removes invented ones with one command', async () => {
    const origen = await messaging.start({ servicio: 'origen' });
    const destino = await startDestino();
    const ids = Array.from({ length: 700 }, newId);
    await origen.get(UnitOfWork).run(async (tx) => {
      for (const id of ids) tx.state(cosaEstado, id, 1, { nombre: 'buena' });
    });
    const copy = copyOf(destino);
    await eventually(async () => expect(await copy.findMany(ids)).toHaveLength(700));

    await copy.model.deleteMany({ _id: { $in: ids.slice(0, 300) } });
    await copy.model.updateMany({ _id: { $in: ids.slice(300, 400) } }, { nombre: 'dañada' });
    await copy.model.collection.insertOne({
      _id: newId(),
      version: 1,
      eliminado: false,
      copiado: new Date(0),
    } as never);

    expect(await rebuild('cosa')).toEqual({ aplicados: 700, retirados: 1 });
    expect(await copy.model.countDocuments({ nombre: 'buena', eliminado: false })).toBe(700);
    expect(await copy.model.countDocuments()).toBe(700);
    await expect(rebuild('otra')).rejects.toMatchObject({ kind: 'missing' });
  });

  it('keeps what another replica writes meanwhile, even if its clock is behind', async () => {
    const destino = await startDestino();
    await eventually(() => expect(destino.get(EventBus).live).not.toBeNull());
    const [_id, copiado] = [newId(), new Date(Date.now() - 2_000)];
    const theirs = { _id, version: 1, eliminado: false, copiado, nombre: 'de otra réplica' };
    await copyOf(destino).model.collection.insertOne(theirs as never);
    expect(await rebuild('cosa')).toEqual({ aplicados: 0, retirados: 0 });
    expect(await copyOf(destino).find(_id)).toMatchObject({ nombre: 'de otra réplica' });
  });

  it('happens automatically if the database was emptied or the shape of the copy has changed', async () => {
    const origen = await messaging.start({ servicio: 'origen' });
    const destino = await startDestino();
    const id = newId();
    await change(origen, id, 1);
    await eventually(async () => expect(await copyOf(destino).find(id)).not.toBeNull());
    await databaseOf(destino).dropDatabase();
    await messaging.close(destino);

    const again = await messaging.start({
      servicio: 'destino',
      copias: [copiaDe(defineLectura(cosaEstado, []))],
    });
    await eventually(async () => expect(await copyOf(again).find(id)).not.toBeNull());
    await messaging.close(again);

    const whole = await startDestino();
    await eventually(async () => expect(await copyOf(whole).find(id)).toMatchObject({ nombre: 'versión 1' }));
  });
});
