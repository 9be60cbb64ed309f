import { type Line } from '@pmp/paquete';
import { objectIds, toMarcasDoc, type Writing } from '@pmp/paquete/servicio';
import { mongo } from 'mongoose';
import { palabrasOf } from '@pmp/platform';
import type { StoredComentario } from '../../comentarios/comentario.model';

const toComentarioDoc = (line: Line<'comentarios'>, version: number, writing: Writing): StoredComentario => ({
  _id: new mongo.ObjectId(line._id),
  texto: line.texto,
  palabras: palabrasOf(line.texto),
  menciones: line.menciones.map(writing.idOf),
  entidad: line.entidad,
  sobre: new mongo.ObjectId(line.sobre),
  proyecto: new mongo.ObjectId(writing.plan.proyecto._id),
  creador: writing.idOf(line.autor),
  createdAt: new Date(line.createdAt),
  updatedAt: new Date(line.editado ?? line.createdAt),
  editado: line.editado === null ? null : new Date(line.editado),
  ...(line.anteriores && {
    anteriores: line.anteriores.map(({ texto, desde }) => ({ texto, desde: new Date(desde) })),
  }),
  ...toMarcasDoc(line, writing),
  version,
});

/** No service copies comments: only open screens know their versions. */
export async function putComentarios(writing: Writing, lines: readonly Line<'comentarios'>[]): Promise<void> {
  const { base, session, plan } = writing;
  const collection = base.collection<StoredComentario>('comentarios');
  const _id = { $in: objectIds(lines.map((line) => line._id)) };
  const found = await collection.find({ _id }, { session, projection: { version: 1 } }).toArray();
  const versions = new Map(found.map((doc) => [doc._id.toHexString(), doc.version]));
  const proyecto = new mongo.ObjectId(plan.proyecto._id);
  const operations = lines.map((line) => {
    const replacement = toComentarioDoc(line, (versions.get(line._id) ?? 0) + 1, writing);
    // May replace its own tombstone, but not another project's comment: then the id is reported as taken.
    const own = { $or: [{ proyecto }, { eliminado: { $exists: true } }] };
    return { replaceOne: { filter: { _id: replacement._id, ...own }, replacement, upsert: true } };
  });
  if (operations.length) await collection.bulkWrite(operations as never, { session });
}

/** Removes the comments that the package does not contain. */
export async function removeComentarios({ base, session, plan }: Writing): Promise<void> {
  const _id = { $in: objectIds(plan.difference.comentarios.retirados) };
  await base.collection('comentarios').deleteMany({ _id }, { session });
}
