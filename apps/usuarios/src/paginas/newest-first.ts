import type { paginaQuerySchema } from '@pmp/contracts/common';
import type { Model, QueryFilter } from 'mongoose';
import type { z } from 'zod';
import { decodeCursor, encodeCursor, type Position } from './cursor';

export type PageRequest = z.infer<typeof paginaQuerySchema>;

export interface Page<T> {
  filas: T[];
  /** Cursor of the next page: null on the last one, absent when the whole list was asked for. */
  siguiente?: string | null;
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
  if (limite === undefined) return { filas };
  const siguiente = filas.length > limite ? encodeCursor(filas[limite - 1]!) : null;
  return { filas: filas.slice(0, limite), siguiente };
};
