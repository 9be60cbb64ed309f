import type { Model, ProjectionType } from 'mongoose';
import { afterCursor, cutPage, type SortOrder, type PageRequest, type Page } from './page.rules';

type Listed = Parameters<typeof cutPage>[0][number];

/** What a page is read by. */
export interface PageRead {
  where: Record<string, unknown>;
  sort: Record<string, 1 | -1>;
  /** One more than are shown, which says whether there is another page; undefined: all. */
  limit: number | undefined;
}

/** A list, whole or one page of it, as `read` finds it. `filter` must not use `$or`, which the cursor needs. */
export async function pageOf<T extends Listed>(
  filter: Record<string, unknown>,
  orden: SortOrder,
  { limite, cursor }: PageRequest,
  read: (page: PageRead) => Promise<T[]>,
): Promise<Page<T>> {
  const docs = await read({
    where: { ...filter, ...afterCursor(cursor, orden) },
    sort: { [orden.campo]: orden.direccion, _id: orden.direccion },
    limit: limite === undefined ? undefined : limite + 1,
  });
  return cutPage(docs, limite, orden);
}

/** Like `pageOf`, of a model, which makes ids of the strings in `filter`. */
export const findPage = <T extends Listed>(
  model: Model<T>,
  filter: Record<string, unknown>,
  orden: SortOrder,
  pagina: PageRequest,
  projection: ProjectionType<T> = {},
): Promise<Page<T>> =>
  pageOf(filter, orden, pagina, async ({ where, sort, limit }) => {
    const query = model.find(where, projection).sort(sort);
    if (limit !== undefined) query.limit(limit);
    return (await query.lean()) as T[];
  });
