import { Schema, Types } from 'mongoose';
import { goneIndex, tombstoneIndex, unpublishedIndex } from '../../storage/tombstones';
import type { Kind } from './kind';

const common = {
  clave: String,
  titulo: String,
  palabras: [String],
  descripcion: String,
  prioridad: String,
  estado: String,
  orden: String,
  proyecto: Types.ObjectId,
  creador: Types.ObjectId,
  propone: Types.ObjectId,
  createdAt: Date,
  updatedAt: Date,
  cambiado: Date,
  version: Number,
  bloquea: Boolean,
  bloqueadaPor: Number,
  eliminado: Date,
};

/** How a kind is stored. */
export function modelOf({ tipo, collection, fields, indexes = [], parent }: Kind) {
  const place = parent ? { [parent.field]: Types.ObjectId } : {};
  const schema = new Schema({ ...common, ...fields, ...place }, { collection, versionKey: false });
  // Those that lists are read by end in `_id`, as their order does: a page would sort the whole project otherwise.
  schema.index({ proyecto: 1, orden: 1, _id: 1 });
  schema.index({ proyecto: 1, createdAt: -1, _id: -1 });
  schema.index({ proyecto: 1, palabras: 1 });
  schema.index({ proyecto: 1, _id: 1 });
  // Not unique: what a deleted project still holds must not refuse a project that uses its key again.
  schema.index({ clave: 1 });
  if (parent) schema.index({ [parent.field]: 1, orden: 1, _id: 1 });
  for (const index of indexes) schema.index(index);
  schema.index({ proyecto: 1, cambiado: 1 });
  schema.index(...goneIndex);
  schema.index(...tombstoneIndex);
  if (parent) schema.index(...unpublishedIndex);
  return { name: tipo, schema };
}
