import type { ClientSession, Model, Types } from 'mongoose';
import { objectId } from './object-id';

/**
 * The entity, unless it is deleted. Without Mongoose's query, which costs more than the database does and has
 * nothing to add: documents are written whole by the rules and read as they are.
 */
export async function findLiving<T extends { _id: Types.ObjectId }>(
  model: Model<T>,
  id: string | Types.ObjectId,
  session?: ClientSession,
): Promise<T | null> {
  const _id = typeof id === 'string' ? objectId(id) : id;
  const found = (await model.collection.findOne({ _id }, { session })) as
    (T & { eliminado?: unknown }) | null;
  return found?.eliminado ? null : found;
}
