import type { Difference } from '@pmp/paquete';
import type { Place } from '../../start/place.ts';
import type { Parts } from '../partes/parts.ts';
import { publishedVersions } from './published-versions.ts';

export interface Versions {
  /** The new version of each entity that is written or removed. */
  next: Map<string, number>;
  conflicts: string[];
}

/** Above what each service has stored and above what was last published. */
export async function planVersions(
  place: Place,
  parts: Parts,
  difference: Difference,
  proyecto: string,
): Promise<Versions> {
  const stored = await parts.storedVersions(difference, proyecto);
  const next = new Map(stored.flatMap((one) => [...one.next]));
  const subjects = new Map(stored.flatMap((one) => [...one.subjects]));
  for (const [id, version] of await publishedVersions(place, subjects))
    next.set(id, Math.max(next.get(id) ?? 1, version + 1));
  return { next, conflicts: stored.flatMap(({ conflicts }) => conflicts) };
}
