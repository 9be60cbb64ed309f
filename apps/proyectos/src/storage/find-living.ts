import type { ClientSession, Model, Types } from 'mongoose';
import { objectId } from './object-id';

/**
 * The entity, unless it is deleted. Skips Mongoose's query, which costs more than the database itself and adds nothing:
 * the rules write whole documents, so there is nothing to cast.
 */
export async function findLiving<T extends { _id: Types.ObjectId }>(
  model: Model<T>,
  id: string | Types.ObjectId,
  session?: ClientSession,
): Promise<T | null> {
  const _id = typeof id === 'string' ? objectId(id) : id;
  const found = (await model.collection.findOne({ _id }, { session })) as
    | (T & { eliminado?: unknown })
    | null;
  return found?.eliminado ? null : found;
}
