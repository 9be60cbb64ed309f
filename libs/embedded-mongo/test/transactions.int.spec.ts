import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Schema } from 'mongoose';
import { eventually, useEmbeddedMongo } from './support.ts';

const cuentaSchema = new Schema({ nombre: { type: String, unique: true }, saldo: Number });

describe('transactions', () => {
  const fixture = useEmbeddedMongo();
  const cuentas = () => fixture.connection.model('Cuenta', cuentaSchema);
  const begin = async () => {
    const session = await fixture.connection.startSession();
    session.startTransaction();
    return session;
  };

  beforeAll(() => cuentas().init());
  beforeEach(async () => {
    await cuentas().deleteMany({});
    await cuentas().insertMany([
      { nombre: 'a', saldo: 100 },
      { nombre: 'b', saldo: 0 },
    ]);
  });

  it('show their writes to nobody else before the commit, and all of them after it', async () => {
    const session = await begin();
    await cuentas()
      .updateOne({ nombre: 'a' }, { $inc: { saldo: -30 } })
      .session(session);
    await cuentas()
      .updateOne({ nombre: 'b' }, { $inc: { saldo: 30 } })
      .session(session);
    await cuentas().create([{ nombre: 'c', saldo: 1 }], { session });
    expect(
      await cuentas()
        .countDocuments({ saldo: { $gt: 0 } })
        .session(session),
    ).toBe(3);
    expect(await cuentas().countDocuments({ saldo: { $gt: 0 } })).toBe(1);
    await session.commitTransaction();
    const all = await cuentas().find().sort({ nombre: 1 }).lean();
    expect(all.map(({ saldo }) => saldo)).toEqual([70, 30, 1]);
  });

  it('leave nothing behind when aborted', async () => {
    const session = await begin();
    await cuentas().deleteOne({ nombre: 'a' }).session(session);
    await cuentas().create([{ nombre: 'c' }], { session });
    await session.abortTransaction();
    expect(await cuentas().distinct('nombre')).toEqual(['a', 'b']);
    await cuentas().create({ nombre: 'c' });
  });

  it('leave no lock behind when a unique key rejects their write', async () => {
    const session = await begin();
    const doubled = cuentas()
      .updateOne({ nombre: 'a' }, { $set: { nombre: 'b' } })
      .session(session);
    await expect(doubled.exec()).rejects.toMatchObject({ code: 11_000 });
    await session.abortTransaction();
    await session.endSession();
    const { modifiedCount } = await cuentas()
      .updateOne({ nombre: 'a' }, { $inc: { saldo: 1 } })
      .maxTimeMS(2_000);
    expect(modifiedCount).toBe(1);
  });

  it('read one snapshot throughout', async () => {
    const session = await begin();
    const before = await cuentas().find().session(session).lean();
    await cuentas().updateOne({ nombre: 'a' }, { saldo: 1 });
    await cuentas().deleteOne({ nombre: 'b' });
    await cuentas().create({ nombre: 'z', saldo: 9 });
    expect(await cuentas().find().session(session).lean()).toEqual(before);
    expect(await cuentas().findOne({ nombre: 'b' }).session(session).lean()).toMatchObject({ saldo: 0 });
    expect(await cuentas().findOne({ nombre: 'z' }).session(session).lean()).toBeNull();
    await session.commitTransaction();
    expect(await cuentas().distinct('nombre')).toEqual(['a', 'z']);
  });

  it('reject a second writer of the same document with a transient conflict', async () => {
    const [one, other] = [await begin(), await begin()];
    await cuentas().updateOne({ nombre: 'a' }, { saldo: 1 }).session(one);
    const error = await cuentas()
      .updateOne({ nombre: 'a' }, { saldo: 2 })
      .session(other)
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 112 });
    expect(
      (error as { hasErrorLabel(label: string): boolean }).hasErrorLabel('TransientTransactionError'),
    ).toBe(true);
    await one.commitTransaction();
    await expect(other.commitTransaction()).rejects.toMatchObject({ code: 251 });
    expect(await cuentas().findOne({ nombre: 'a' }).lean()).toMatchObject({ saldo: 1 });
  });

  it('cannot overwrite what changed after their snapshot', async () => {
    const session = await begin();
    await cuentas().findOne({ nombre: 'b' }).session(session);
    await cuentas().updateOne({ nombre: 'a' }, { saldo: 1 });
    const write = cuentas().updateOne({ nombre: 'a' }, { saldo: 2 }).session(session);
    await expect(write).rejects.toMatchObject({ code: 112 });
  });

  it('make a write outside wait for their lock and then continue', async () => {
    const session = await begin();
    await cuentas()
      .updateOne({ nombre: 'a' }, { $inc: { saldo: 1 } })
      .session(session);
    let isDone = false;
    const outside = cuentas()
      .updateMany({}, { $inc: { saldo: 10 } })
      .then((result) => {
        isDone = true;
        return result;
      });
    await eventually(async () =>
      expect((await cuentas().findOne({ nombre: 'b' }).lean())!.saldo).toBeLessThanOrEqual(10),
    );
    expect(isDone).toBe(false);
    await session.commitTransaction();
    expect(await outside).toMatchObject({ modifiedCount: 2 });
    const all = await cuentas().find().sort({ nombre: 1 }).lean();
    expect(all.map(({ saldo }) => saldo)).toEqual([111, 10]);
  });

  it('reserve their unique keys while they are open', async () => {
    const [one, other] = [await begin(), await begin()];
    await cuentas().create([{ nombre: 'nueva' }], { session: one });
    await expect(cuentas().create([{ nombre: 'nueva' }], { session: other })).rejects.toMatchObject({
      code: 112,
    });
    const outside = cuentas()
      .create({ nombre: 'nueva' })
      .catch((reason: unknown) => reason);
    await one.commitTransaction();
    expect(await outside).toMatchObject({ code: 11000 });
    await other.abortTransaction();
  });

  it('let an upsert that waited for their insert update the inserted document', async () => {
    const session = await begin();
    await cuentas().create([{ nombre: 'nueva', saldo: 5 }], { session });
    const waiting = cuentas().updateOne({ nombre: 'nueva' }, { $inc: { saldo: 1 } }, { upsert: true });
    await session.commitTransaction();
    expect(await waiting).toMatchObject({ upsertedCount: 0, modifiedCount: 1 });
    expect(await cuentas().findOne({ nombre: 'nueva' }).lean()).toMatchObject({ saldo: 6 });
  });

  it("survive a lost connection and a failed commit through the driver's retries", async () => {
    const failOnce = (data: Record<string, unknown>) =>
      fixture.connection.db!.admin().command({ configureFailPoint: 'failCommand', mode: { times: 1 }, data });
    await failOnce({ failCommands: ['insert'], closeConnection: true });
    await cuentas().create({ nombre: 'tras el corte' });
    await failOnce({
      failCommands: ['commitTransaction'],
      errorCode: 112,
      errorLabels: ['TransientTransactionError'],
    });
    let attempts = 0;
    await fixture.connection.withSession((session) =>
      session.withTransaction(async () => {
        attempts++;
        await cuentas().create([{ nombre: 'repetida' }], { session });
      }),
    );
    expect(attempts).toBe(2);
    expect(await cuentas().countDocuments({ nombre: { $in: ['tras el corte', 'repetida'] } })).toBe(2);
  });

  it('can move a unique key from one document to another', async () => {
    const session = await begin();
    await cuentas().updateOne({ nombre: 'a' }, { nombre: 'tmp' }).session(session);
    await cuentas().updateOne({ nombre: 'b' }, { nombre: 'a' }).session(session);
    await cuentas().updateOne({ nombre: 'tmp' }, { nombre: 'b' }).session(session);
    await session.commitTransaction();
    expect(await cuentas().findOne({ nombre: 'b' }).lean()).toMatchObject({ saldo: 100 });
    await expect(cuentas().create({ nombre: 'b' })).rejects.toMatchObject({ code: 11000 });
  });

  it('leave nothing after an insert followed by a delete', async () => {
    const session = await begin();
    await cuentas().create([{ nombre: 'efimera' }], { session });
    await cuentas().deleteOne({ nombre: 'efimera' }).session(session);
    await session.commitTransaction();
    expect(await cuentas().countDocuments({ nombre: 'efimera' })).toBe(0);
    await cuentas().create({ nombre: 'efimera' });
  });

  it('succeed eventually when many withTransaction loops write the same document', async () => {
    const transfer = () =>
      fixture.connection.withSession((session) =>
        session.withTransaction(async () => {
          await cuentas()
            .updateOne({ nombre: 'a' }, { $inc: { saldo: -1 } })
            .session(session);
          await cuentas()
            .updateOne({ nombre: 'b' }, { $inc: { saldo: 1 } })
            .session(session);
        }),
      );
    await Promise.all(Array.from({ length: 20 }, transfer));
    const all = await cuentas().find().sort({ nombre: 1 }).lean();
    expect(all.map(({ saldo }) => saldo)).toEqual([80, 20]);
  });

  it('roll back a collection that they created', async () => {
    const nuevas = fixture.connection.collection('nuevas');
    const session = await begin();
    await nuevas.insertOne({ a: 1 }, { session });
    const names = async () =>
      (await fixture.connection.db!.listCollections().toArray()).map(({ name }) => name);
    expect(await names()).not.toContain('nuevas');
    await session.abortTransaction();
    expect(await names()).not.toContain('nuevas');
    const again = await begin();
    await nuevas.insertOne({ a: 1 }, { session: again });
    await again.commitTransaction();
    expect(await names()).toContain('nuevas');
  });

  it('delay dropping a collection they wrote to, also for writers that wait for them', async () => {
    const docs = fixture.connection.collection('pasajeras');
    await docs.insertOne({ a: 1 });
    const session = await begin();
    await docs.updateOne({ a: 1 }, { $set: { b: 1 } }, { session });
    const dropped = docs.drop();
    await fixture.connection.db!.command({ ping: 1 });
    const late = docs.updateOne({ a: 1 }, { $set: { b: 2 } }).catch((reason: unknown) => reason);
    await session.commitTransaction();
    expect(await dropped).toBe(true);
    await late;
    expect(await docs.countDocuments()).toBe(0);
  });

  it.each([{ $set: {} }, { $set: { saldo: 100 } }, { $unset: { nada: 1 } }, { $max: { saldo: 5 } }])(
    'write nothing and conflict with nobody when an update changes nothing: %j',
    async (update) => {
      const accounts = cuentas().collection;
      const writer = await begin();
      await accounts.updateOne({ nombre: 'a' }, { $inc: { saldo: 1 } }, { session: writer });
      const outside = accounts.updateOne({ nombre: 'a' }, update as never, { maxTimeMS: 2_000 });
      expect(await outside).toMatchObject({ matchedCount: 1, modifiedCount: 0 });
      await writer.abortTransaction();

      const reader = await begin();
      const inside = accounts.updateOne({ nombre: 'a' }, update as never, { session: reader });
      expect(await inside).toMatchObject({ matchedCount: 1, modifiedCount: 0 });
      const other = accounts.updateOne({ nombre: 'a' }, { $inc: { saldo: 1 } }, { maxTimeMS: 2_000 });
      expect(await other).toMatchObject({ modifiedCount: 1 });
      const late = accounts.updateOne({ nombre: 'a' }, update as never, { session: reader });
      expect(await late).toMatchObject({ matchedCount: 1, modifiedCount: 0 });
      await reader.commitTransaction();
    },
  );

  it('reject count', async () => {
    const session = await begin();
    const count = fixture.connection.db!.command({ count: 'cuentas' }, { session });
    await expect(count).rejects.toMatchObject({ code: 263 });
  });
});
