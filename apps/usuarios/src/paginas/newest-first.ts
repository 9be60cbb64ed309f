import type { paginaQuerySchema } from '@pmp/contracts/common';
import type { Model, QueryFilter } from 'mongoose';
import type { z } from 'zod';
import { decodeCursor, encodeCursor, type Position } from './cursor';

export type PageRequest = z.infer<typeof paginaQuerySchema>;

export interface Page<T> {
  filas: T[];
  /** Cursor of the next page; absent on the last one. */
  siguiente?: string;
}

/** One page, newest first, or the whole list without `limite`. Reads one extra row to know whether more follow. */
export const findNewestFirst = async <T extends Position>(
  model: Model<T>,
  filter: QueryFilter<T>,
  { limite, cursor }: PageRequest,
): Promise<Page<T>> => {
  const desde = cursor === undefined ? undefined : decodeCursor(cursor);
  const despues = desde && {
    $or: [{ createdAt: { $lt: desde.createdAt } }, { createdAt: desde.createdAt, _id: { $lt: desde._id } }],
  };
  const query = model.find({ ...filter, ...despues } as QueryFilter<T>).sort({ createdAt: -1, _id: -1 });
  const filas = (await (limite === undefined ? query : query.limit(limite + 1)).lean().exec()) as T[];
  const ultima = limite === undefined ? undefined : filas[limite - 1];
  if (limite === undefined || filas.length <= limite || !ultima) return { filas };
  return { filas: filas.slice(0, limite), siguiente: encodeCursor(ultima) };
};
