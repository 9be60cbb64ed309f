import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { erroresComunes } from '@pmp/contracts/common';
import { eventually } from '@pmp/testing';
import { databaseOf, Messaging } from '../../test/messaging';
import { cosaHecha, newId } from '../../test/messaging-service';
import { UnitOfWork } from './unit-of-work';

let messaging: Messaging;
let origen: INestApplicationContext;
beforeEach(async () => {
  messaging = await Messaging.create();
  origen = await messaging.start({ servicio: 'origen' });
});
afterEach(() => messaging.dispose());

const cosas = () => databaseOf(origen).collection('cosas');
const write = (_id: string) =>
  origen.get(UnitOfWork).write((writing) => {
    writing.insert({ name: 'cosas' }, { _id });
    writing.fact(cosaHecha, { _id, nombre: 'nueva' });
    return _id;
  });

describe('write-only work', () => {
  it('succeeds or fails one by one, even when it shares a transaction', async () => {
    const told: string[] = [];
    messaging.nats.subscribe('prueba.hecho.>', {
      callback: (_error, message) => void told.push(message.json<{ datos: { _id: string } }>().datos._id),
    });
    const ids = Array.from({ length: 20 }, newId);
    const [taken] = ids.slice(7);
    await cosas().insertOne({ _id: taken as never });
    const outcomes = await Promise.allSettled(ids.map(write));
    const made = ids.filter((id) => id !== taken);
    expect(outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value : []))).toEqual(
      made,
    );
    expect(outcomes[7]).toMatchObject({ status: 'rejected', reason: { code: 11_000 } });
    expect(await cosas().countDocuments()).toBe(20);
    await eventually(() => expect(told.toSorted()).toEqual(made.toSorted()));
  });

  it('reports the end of its transaction before the caller gets an answer, also when it fails', async () => {
    const told: string[] = [];
    const id = newId();
    const insert = (name: string) =>
      origen
        .get(UnitOfWork)
        .write((writing) => {
          writing.insert({ name: 'cosas' }, { _id: id });
          writing.once('ended', () => told.push(`${name} fin`));
        })
        .finally(() => told.push(`${name} respuesta`));
    await insert('primera');
    await expect(insert('segunda')).rejects.toMatchObject({ code: 11_000 });
    expect(told).toEqual(['primera fin', 'primera respuesta', 'segunda fin', 'segunda respuesta']);
  });

  it('is rejected if the document it expects has changed, and leaves that document untouched', async () => {
    const base = { _id: newId(), version: 3 };
    await cosas().insertOne(base as never);
    const insertOn = (version: number, _id: string) =>
      origen.get(UnitOfWork).write((writing) => {
        writing.expect({ name: 'cosas' }, { _id: base._id, version });
        writing.insert({ name: 'cosas' }, { _id });
      });
    const [made, refused] = [newId(), newId()];
    const outcomes = await Promise.allSettled([insertOn(3, made), insertOn(2, refused)]);
    expect(outcomes).toMatchObject([
      { status: 'fulfilled' },
      { status: 'rejected', reason: { message: erroresComunes.versionObsoleta.message } },
    ]);
    expect(await cosas().find().toArray()).toEqual([base, { _id: made }]);
  });

  it('shares the next transaction while one is under way', async () => {
    const transaction = jest.spyOn(databaseOf(origen), 'transaction');
    await Promise.all(Array.from({ length: 20 }, newId).map(write));
    expect(await cosas().countDocuments()).toBe(20);
    expect(transaction).toHaveBeenCalledTimes(2);
  });
});
