import type { LocalCopy } from '@pmp/platform';

/** Documents decoded between two pauses; a hundred take about a millisecond. */
const BATCH = 500;

/**
 * All existing documents of a copy that match the filter. Other requests can run between two batches, however large the
 * project is.
 */
export async function readAll<T>(
  copy: LocalCopy<unknown>,
  filter: object,
  projection: Record<string, 0 | 1> = {},
): Promise<T[]> {
  const found = copy.model.collection.find({ ...filter, eliminado: false } as never, {
    projection: { ...projection, ...(keeps(projection) ? {} : HOUSEKEEPING) },
    batchSize: BATCH,
  });
  return (await found.toArray()) as unknown as T[];
}

/** A projection either lists the fields to keep or those to leave out. */
const keeps = (projection: Record<string, 0 | 1>): boolean => Object.values(projection).includes(1);

const HOUSEKEEPING = { version: 0, eliminado: 0, copiado: 0 } as const;
