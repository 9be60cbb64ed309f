import type { StateDefinition } from '@pmp/contracts/common';
import { mongo } from 'mongoose';
import type { Kind } from '../lines/lines';
import type { Difference } from '../plan';

const BATCH = 500;

/** What is looked at before a stored thing is replaced. */
export interface Row extends mongo.Document {
  _id: mongo.ObjectId;
  version: number;
  proyecto?: unknown;
  nombre?: string;
  eliminado?: unknown;
  conservado?: unknown;
  origen?: { proyecto: unknown };
}

/** A kind whose entities other services copy. */
export interface Copied {
  kind: Kind;
  collection: string;
  estado: Pick<StateDefinition, 'subject'>;
  /** Why this row must not be replaced. */
  conflictOf(row: Row, proyecto: string): string | null;
}

export interface StoredVersions {
  /** The next version of each entity that is written or removed, by what is stored. */
  next: Map<string, number>;
  /** Subject of the state of each entity that is new here: it may have been here before. */
  subjects: Map<string, string>;
  conflicts: string[];
}

/** An entity in the trash or of another project must not be overwritten. */
export function ownConflictOf({ proyecto, eliminado, conservado }: Row, own: string): string | null {
  if (conservado) return 'está en la papelera: restáurala o elimínala antes para siempre';
  return !eliminado && String(proyecto) !== own ? 'es de otro proyecto' : null;
}

export async function storedVersions(
  base: mongo.Db,
  copied: readonly Copied[],
  difference: Difference,
  proyecto: string,
): Promise<StoredVersions> {
  const next = new Map<string, number>();
  const subjects = new Map<string, string>();
  const conflicts: string[] = [];
  for (const { kind, collection, estado, conflictOf } of copied) {
    const { creados, cambiados, retirados } = difference[kind];
    const ids = [...creados, ...cambiados, ...retirados];
    for (const id of ids) next.set(id, 1);
    for (const id of creados) subjects.set(id, `${estado.subject}.${id}`);
    for (let at = 0; at < ids.length; at += BATCH) {
      const _id = { $in: ids.slice(at, at + BATCH).map((id) => new mongo.ObjectId(id)) };
      for (const row of await base.collection<Row>(collection).find({ _id }).toArray()) {
        const id = row._id.toHexString();
        next.set(id, row.version + 1);
        const conflict = conflictOf(row, proyecto);
        if (conflict) conflicts.push(`${kind} ${id}: ${conflict}`);
      }
    }
  }
  return { next, subjects, conflicts };
}
