import type { Model, Types } from 'mongoose';
import { objectId } from './object-id';

/** What the owner answers about entities from: deleted ones too, marked with `eliminado`. */
export async function findEstados<T extends { _id: Types.ObjectId }>(
  model: Model<T>,
  ids: readonly string[],
): Promise<(T & { eliminado?: unknown })[]> {
  const where = { _id: { $in: ids.map((id) => objectId(id)) } } as object;
  return model.collection.find<T & { eliminado?: unknown }>(where).toArray() as never;
}
