import type { Model, ProjectionType } from 'mongoose';
import { afterCursor, cutPage, type SortOrder, type PageRequest, type Page } from './page.rules';

/** Reads a list, whole or one page of it. `filter` must not use `$or`, which the cursor needs. */
export async function findPage<T extends Parameters<typeof cutPage>[0][number]>(
  model: Model<T>,
  filter: Record<string, unknown>,
  orden: SortOrder,
  { limite, cursor }: PageRequest,
  projection: ProjectionType<T> = {},
): Promise<Page<T>> {
  const query = model
    .find({ ...filter, ...afterCursor(cursor, orden) }, projection)
    .sort({ [orden.campo]: orden.direccion, _id: orden.direccion });
  if (limite !== undefined) query.limit(limite + 1);
  return cutPage((await query.lean()) as T[], limite, orden);
}
