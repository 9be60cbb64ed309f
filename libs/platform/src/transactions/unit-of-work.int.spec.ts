import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { erroresComunes } from '@pmp/contracts/common';
import { eventually } from '@pmp/testing';
import { setTimeout as delay } from 'node:timers/promises';
import { databaseOf, Messaging } from '../../test/messaging';
import { cosaHecha, newId } from '../../test/messaging-service';
import { withCorrelation } from '../telemetry/correlation';
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

const insertOn = ({ _id }: { _id: string }, version: number, made: string) =>
  origen.get(UnitOfWork).write((writing) => {
    writing.expect({ name: 'cosas' }, { _id, version });
    writing.insert({ name: 'cosas' }, { _id: made });
  });
const OBSOLETE = { status: 'rejected', reason: { motivo: erroresComunes.versionObsoleta.motivo } };

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

  it('is rejected if the document it expects has changed, and otherwise only counts that it was expected', async () => {
    const base = { _id: newId(), version: 3 };
    await cosas().insertOne(base as never);
    const [made, refused] = [newId(), newId()];
    const outcomes = await Promise.allSettled([insertOn(base, 3, made), insertOn(base, 2, refused)]);
    expect(outcomes).toMatchObject([{ status: 'fulfilled' }, OBSOLETE]);
    expect(await cosas().find().toArray()).toEqual([{ ...base, esperado: 1 }, { _id: made }]);
  });

  it('is rejected if the document it expects is being removed, although it can still be read', async () => {
    const base = { _id: newId(), version: 3 };
    await cosas().insertOne(base as never);
    const gate = Promise.withResolvers<void>();
    const removed = Promise.withResolvers<void>();
    const removal = origen.get(UnitOfWork).run(async ({ session }) => {
      await cosas().deleteOne({ _id: base._id as never }, { session });
      removed.resolve();
      await gate.promise;
    });
    await removed.promise;
    const insertion = insertOn(base, 3, newId());
    // As long as the removal is not committed, the insertion can only wait.
    const first = await Promise.race([
      insertion.then(
        () => 'made',
        () => 'refused',
      ),
      delay(300, 'waiting'),
    ]);
    gate.resolve();
    expect(first).toBe('waiting');
    expect(await Promise.allSettled([removal, insertion])).toMatchObject([{ status: 'fulfilled' }, OBSOLETE]);
    expect(await cosas().countDocuments()).toBe(0);
  });

  it.each([
    ['that expects what is no longer so', (base: string) => insertOn({ _id: base }, 2, newId()), 4],
    ['of an id that is taken', (base: string) => write(base), 6],
    [
      'whose message is too large',
      () =>
        origen
          .get(UnitOfWork)
          .write((writing) => writing.fact(cosaHecha, { _id: newId(), nombre: 'x'.repeat(1_000_000) })),
      4,
    ],
  ])('one %s does not make the others be written one by one', async (_which, refuse, most) => {
    const base = { _id: newId(), version: 3 };
    await cosas().insertOne(base as never);
    const transaction = jest.spyOn(databaseOf(origen), 'transaction');
    const ids = Array.from({ length: 40 }, newId);
    const outcomes = await Promise.allSettled([
      ...ids.slice(0, 20).map(write),
      refuse(base._id),
      ...ids.slice(20).map(write),
    ]);
    expect(outcomes.flatMap(({ status }, at) => (status === 'rejected' ? at : []))).toEqual([20]);
    expect(await cosas().countDocuments()).toBe(41);
    expect(transaction.mock.calls.length).toBeLessThanOrEqual(most);
  });

  it('is not repeated because of somebody whose works are refused again and again', async () => {
    const ended = new Map<string, number>();
    const followed = (_id: string) =>
      origen.get(UnitOfWork).write((writing) => {
        writing.insert({ name: 'cosas' }, { _id });
        writing.once('ended', () => ended.set(_id, (ended.get(_id) ?? 0) + 1));
      });
    const taken = newId();
    await cosas().insertOne({ _id: taken as never });
    const as = <T>(actor: string, work: () => Promise<T>) => withCorrelation('c', work, actor);
    const round = async () => {
      ended.clear();
      const ids = Array.from({ length: 10 }, newId);
      const works = ids.flatMap((id) => [
        as('mala', () => expect(write(taken)).rejects.toMatchObject({ code: 11_000 })),
        as('buena', () => followed(id)),
      ]);
      await Promise.all(works);
      return ids.map((id) => ended.get(id));
    };
    expect(Math.max(...(await round()).map(Number))).toBeGreaterThan(1);
    expect(await round()).toEqual(Array(10).fill(1));
  });

  it('is judged by itself where it depends on one that is refused', async () => {
    const base = { _id: newId(), version: 1 };
    await cosas().insertOne(base as never);
    const raise = (from: number, made: string) =>
      origen.get(UnitOfWork).write((writing) => {
        const { _id } = base;
        writing.update({ name: 'cosas' }, { _id, version: from }, { $set: { version: from + 1 } });
        writing.insert({ name: 'cosas' }, { _id: made });
      });
    // The first goes alone; the third is refused, so the fourth has nothing to follow; the fifth follows the second.
    const taken = newId();
    const [first, second, third, fourth, fifth] = await Promise.allSettled([
      raise(1, taken),
      raise(2, newId()),
      raise(3, taken),
      raise(4, newId()),
      raise(3, newId()),
    ]);
    expect([first, second, third, fourth, fifth].map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
      'fulfilled',
    ]);
    expect(await cosas().findOne({ _id: base._id as never })).toMatchObject({ version: 4 });
  });

  it('shares the next transaction while one is under way', async () => {
    const transaction = jest.spyOn(databaseOf(origen), 'transaction');
    await Promise.all(Array.from({ length: 20 }, newId).map(write));
    expect(await cosas().countDocuments()).toBe(20);
    expect(transaction).toHaveBeenCalledTimes(2);
  });
});
