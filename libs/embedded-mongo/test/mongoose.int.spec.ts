import { describe, expect, it } from '@jest/globals';
import { Schema, Types } from 'mongoose';
import { useEmbeddedMongo } from './support.ts';

const usuarioSchema = new Schema(
  {
    correo: { type: String, required: true },
    alta: Date,
    saldo: Schema.Types.Decimal128,
    contador: Schema.Types.BigInt,
    avatar: Buffer,
    ajustes: { type: Map, of: String },
  },
  { collection: 'usuarios' },
);
usuarioSchema.index({ correo: 1 }, { unique: true });
usuarioSchema.index({ alta: 1 }, { expireAfterSeconds: 3600 });
usuarioSchema.index({ contador: -1, correo: 1 }, { partialFilterExpression: { contador: { $gt: 0 } } });

const equipoSchema = new Schema({
  nombre: String,
  miembros: [{ usuario: { type: Schema.Types.ObjectId, ref: 'Usuario' }, rol: String }],
});

describe('what mongoose builds on top', () => {
  const fixture = useEmbeddedMongo();
  const usuarios = () => fixture.connection.model('Usuario', usuarioSchema);
  const equipos = () => fixture.connection.model('Equipo', equipoSchema);

  it('finds its indexes as it created them', async () => {
    await usuarios().init();
    expect(await usuarios().diffIndexes()).toEqual({ toDrop: [], toCreate: [] });
    expect(await usuarios().syncIndexes()).toEqual([]);
    await usuarios().collection.createIndex({ sobra: 1 });
    expect(await usuarios().syncIndexes()).toEqual(['sobra_1']);
  });

  it('returns every type unchanged', async () => {
    const creado = await usuarios().create({
      correo: 'ana@ejemplo.es',
      alta: new Date(),
      saldo: Types.Decimal128.fromString('12.30'),
      contador: 9_007_199_254_740_993n,
      avatar: Buffer.from([0, 1, 255]),
      ajustes: { tema: 'oscuro' },
    });
    const leido = await usuarios().findById(creado._id);
    expect(leido!.toObject()).toEqual(creado.toObject());
    expect(leido!.contador).toBe(9_007_199_254_740_993n);
  });

  it('populates, and updates elements of arrays by position', async () => {
    const ana = await usuarios().create({ correo: 'otra@ejemplo.es' });
    const { _id } = await equipos().create({
      nombre: 'Norte',
      miembros: [
        { usuario: ana._id, rol: 'lider' },
        { usuario: new Types.ObjectId(), rol: 'miembro' },
      ],
    });
    const conNombres = await equipos()
      .findById(_id)
      .populate<{ miembros: { usuario: { correo: string } }[] }>('miembros.usuario');
    expect(conNombres!.miembros[0]!.usuario.correo).toBe('otra@ejemplo.es');
    await equipos().updateOne({ _id, 'miembros.rol': 'miembro' }, { $set: { 'miembros.$.rol': 'invitado' } });
    const equipo = await equipos().findById(_id).lean();
    expect(equipo!.miembros.map(({ rol }) => rol)).toEqual(['lider', 'invitado']);
    await equipos().updateOne({ _id }, [{ $set: { nombre: { $toLower: '$nombre' } } }], {
      updatePipeline: true,
    });
    expect(await equipos().distinct('nombre')).toEqual(['norte']);
  });

  it('saves many in one bulk, inside a transaction', async () => {
    const docs = ['Uno', 'Dos'].map((nombre) => new (equipos())({ nombre }));
    await fixture.connection.transaction(async (session) => {
      await equipos().bulkSave(docs, { session });
    });
    expect(await equipos().countDocuments({ nombre: { $in: ['Uno', 'Dos'] } })).toBe(2);
  });

  it('deletes and returns a document too large for memory', async () => {
    const grandes = fixture.connection.collection('grandes');
    await grandes.insertOne({ _id: 1 as never, texto: 'x'.repeat(40_000) });
    await grandes.updateOne({ _id: 1 as never }, { $set: { leido: true } });
    const borrado = await grandes.findOneAndDelete({ _id: 1 as never });
    expect(borrado).toMatchObject({ leido: true, texto: 'x'.repeat(40_000) });
  });

  it('keeps reading a cursor over large documents that are deleted meanwhile', async () => {
    const grandes = fixture.connection.collection('grandes');
    await grandes.insertMany(
      Array.from({ length: 6 }, (_, i) => ({ _id: i as never, texto: `${i}`.repeat(20_000) })),
    );
    const cursor = grandes.find().sort({ _id: 1 }).batchSize(2);
    await cursor.next();
    await grandes.deleteMany({});
    const rest = await cursor.toArray();
    expect(rest.map(({ _id, texto }) => [_id, (texto as string)[0]])).toEqual(
      [1, 2, 3, 4, 5].map((i) => [i, `${i}`]),
    );
  });

  it('rejects changes to _id and conflicting paths', async () => {
    const { _id } = await equipos().create({ nombre: 'Sur' });
    const update = (change: object) => equipos().collection.updateOne({ _id: _id as never }, change);
    await expect(update({ $set: { _id: 1 } })).rejects.toMatchObject({ code: 66 });
    await expect(update({ $set: { a: 1 }, $inc: { a: 1 } })).rejects.toMatchObject({ code: 40 });
    await expect(update({ $inc: { nombre: 1 } })).rejects.toMatchObject({ code: 14 });
    await expect(update({ $frob: { a: 1 } })).rejects.toMatchObject({ code: 9 });
  });
});
