import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Schema } from 'mongoose';
import { useEmbeddedMongo } from './support.ts';

const tareaSchema = new Schema(
  { titulo: String, puntos: Number, etiquetas: [String], duena: { nombre: String, correo: String } },
  { optimisticConcurrency: true, timestamps: true },
);

describe('mongoose models', () => {
  const fixture = useEmbeddedMongo();
  const tareas = () => fixture.connection.model('Tarea', tareaSchema);

  beforeAll(() => tareas().init());
  beforeEach(() => tareas().deleteMany({}));

  it('creates, reads back and deletes', async () => {
    const creada = await tareas().create({ titulo: 'Uno', puntos: 3, etiquetas: ['a', 'b'] });
    const leida = await tareas().findById(creada._id).lean();
    expect(leida).toMatchObject({ titulo: 'Uno', puntos: 3, etiquetas: ['a', 'b'] });
    expect((await tareas().deleteOne({ _id: creada._id })).deletedCount).toBe(1);
    expect(await tareas().findById(creada._id)).toBeNull();
  });

  it('sorts, skips, limits and projects', async () => {
    await tareas().insertMany([5, 1, 4, 2, 3].map((puntos) => ({ titulo: `T${puntos}`, puntos })));
    const page = await tareas().find({}, { titulo: 1, _id: 0 }).sort({ puntos: -1 }).skip(1).limit(2).lean();
    expect(page).toEqual([{ titulo: 'T4' }, { titulo: 'T3' }]);
  });

  it('counts, lists distinct values and checks existence', async () => {
    await tareas().insertMany([
      { titulo: 'A', etiquetas: ['x', 'y'] },
      { titulo: 'B', etiquetas: ['y', 'z'] },
    ]);
    expect(await tareas().countDocuments({ etiquetas: 'y' })).toBe(2);
    expect(await tareas().estimatedDocumentCount()).toBe(2);
    expect(await tareas().distinct('etiquetas')).toEqual(['x', 'y', 'z']);
    expect(await tareas().exists({ titulo: 'C' })).toBeNull();
  });

  it('rejects saving over a newer version', async () => {
    const { _id } = await tareas().create({ titulo: 'Uno', puntos: 1 });
    const [one, other] = await Promise.all([tareas().findById(_id), tareas().findById(_id)]);
    one!.titulo = 'Primero';
    await one!.save();
    other!.titulo = 'Segundo';
    await expect(other!.save()).rejects.toMatchObject({ name: 'VersionError' });
  });

  it('updates with operators and reports what changed', async () => {
    const { _id } = await tareas().create({ titulo: 'Uno', puntos: 1 });
    const first = await tareas().updateOne({ _id }, { $inc: { puntos: 2 }, $push: { etiquetas: 'z' } });
    expect(first).toMatchObject({ matchedCount: 1, modifiedCount: 1 });
    const same = await tareas().collection.updateOne({ _id: _id as never }, { $set: { puntos: 3 } });
    expect(same).toMatchObject({ matchedCount: 1, modifiedCount: 0 });
  });

  it('upserts from the equality fields of the filter', async () => {
    const result = await tareas().updateOne(
      { titulo: 'Nueva' },
      { $setOnInsert: { puntos: 8 } },
      { upsert: true },
    );
    expect(result.upsertedCount).toBe(1);
    expect(await tareas().findById(result.upsertedId).lean()).toMatchObject({ titulo: 'Nueva', puntos: 8 });
  });

  it('finds and modifies, before and after, with sort', async () => {
    await tareas().insertMany([
      { titulo: 'A', puntos: 1 },
      { titulo: 'B', puntos: 2 },
    ]);
    const after = await tareas()
      .findOneAndUpdate({}, { $inc: { puntos: 10 } }, { sort: { puntos: -1 }, returnDocument: 'after' })
      .lean();
    expect(after).toMatchObject({ titulo: 'B', puntos: 12 });
    const removed = await tareas().findOneAndDelete({ titulo: 'A' }).lean();
    expect(removed).toMatchObject({ puntos: 1 });
    const replaced = await tareas()
      .findOneAndReplace({ titulo: 'B' }, { titulo: 'C' }, { returnDocument: 'after' })
      .lean();
    expect(replaced).toMatchObject({ titulo: 'C' });
    expect(replaced).not.toHaveProperty('puntos');
  });

  it('applies bulk writes, ordered and not', async () => {
    const result = await tareas().bulkWrite([
      { insertOne: { document: { titulo: 'A', puntos: 1 } } },
      { updateOne: { filter: { titulo: 'A' }, update: { $set: { puntos: 2 } } } },
      { updateMany: { filter: { titulo: 'Z' }, update: { $set: { puntos: 2 } }, upsert: true } },
      { deleteOne: { filter: { titulo: 'A' } } },
    ]);
    expect(result).toMatchObject({ insertedCount: 1, modifiedCount: 1, upsertedCount: 1, deletedCount: 1 });
    const { _id } = await tareas().create({ titulo: 'X' });
    const docs = [{ _id, titulo: 'repetida' }, { titulo: 'entra' }];
    const error = await tareas()
      .insertMany(docs, { ordered: false })
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 11000 });
    expect(await tareas().countDocuments({ titulo: 'entra' })).toBe(1);
  });

  it('writes to several collections in one command', async () => {
    await tareas().create({ titulo: 'A', puntos: 1 });
    const client = fixture.connection.getClient();
    const result = await client.bulkWrite([
      {
        namespace: 'prueba.tareas',
        name: 'updateOne',
        filter: { titulo: 'A' },
        update: { $inc: { puntos: 1 } },
      },
      { namespace: 'prueba.otras', name: 'insertOne', document: { a: 1 } },
      { namespace: 'prueba.otras', name: 'deleteMany', filter: {} },
      {
        namespace: 'prueba.otras',
        name: 'replaceOne',
        filter: { b: 1 },
        replacement: { b: 2 },
        upsert: true,
      },
    ]);
    expect(result).toMatchObject({
      insertedCount: 1,
      matchedCount: 1,
      modifiedCount: 1,
      deletedCount: 1,
      upsertedCount: 1,
    });
    const { _id } = await tareas().create({ titulo: 'X' });
    const repeated = client.bulkWrite([{ namespace: 'prueba.tareas', name: 'insertOne', document: { _id } }]);
    await expect(repeated).rejects.toMatchObject({
      writeErrors: new Map([[0, expect.objectContaining({ code: 11000 })]]),
    });
  });

  it('reads a cursor of many batches', async () => {
    await tareas().insertMany(Array.from({ length: 350 }, (_, i) => ({ titulo: `T${i}`, puntos: i })));
    const seen: number[] = [];
    for await (const tarea of tareas().find().sort({ puntos: 1 }).batchSize(40).cursor())
      seen.push(tarea.puntos!);
    expect(seen).toEqual(Array.from({ length: 350 }, (_, i) => i));
  });

  it('aggregates', async () => {
    await tareas().insertMany([
      { titulo: 'A', puntos: 1 },
      { titulo: 'A', puntos: 2 },
      { titulo: 'B', puntos: 5 },
    ]);
    const totals = await tareas().aggregate([
      { $group: { _id: '$titulo', total: { $sum: '$puntos' } } },
      { $sort: { _id: 1 } },
    ]);
    expect(totals).toEqual([
      { _id: 'A', total: 3 },
      { _id: 'B', total: 5 },
    ]);
  });

  it('rejects what it does not support by name', async () => {
    const db = fixture.connection.db!;
    await expect(db.command({ mapReduce: 'tareas' })).rejects.toMatchObject({ code: 59 });
    await expect(tareas().aggregate([{ $geoNear: {} } as never])).rejects.toMatchObject({ code: 40324 });
    await expect(db.collection('tareas').watch().next()).rejects.toThrow('$changeStream');
    const session = await fixture.connection.startSession({ snapshot: true } as never);
    await expect(tareas().find().session(session)).rejects.toThrow('snapshot');
    await expect(tareas().find({ $frob: 1 } as never)).rejects.toMatchObject({ code: 2 });
  });
});
