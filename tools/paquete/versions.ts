import {
  enlaceEstado,
  epicaEstado,
  historiaEstado,
  proyectoEstado,
  tareaEstado,
} from '@pmp/contracts/proyectos';
import { sprintEstado } from '@pmp/contracts/sprints';
import { mongo } from 'mongoose';
import type { Place } from '../start/place.ts';
import type { Difference } from './difference.ts';
import type { Bases } from './reading.ts';
import { publishedVersions } from './published-versions.ts';

/** Kinds whose entities every service copies, and where their owner stores them. */
const COPIED = {
  proyecto: { owner: 'proyectos', collection: 'proyectos', subject: proyectoEstado.subject },
  epicas: { owner: 'proyectos', collection: 'epicas', subject: epicaEstado.subject },
  historias: { owner: 'proyectos', collection: 'historias', subject: historiaEstado.subject },
  tareas: { owner: 'proyectos', collection: 'tareas', subject: tareaEstado.subject },
  enlaces: { owner: 'proyectos', collection: 'enlaces', subject: enlaceEstado.subject },
  sprints: { owner: 'sprints', collection: 'sprints', subject: sprintEstado.subject },
} as const;

const BATCH = 500;

interface Row extends mongo.Document {
  _id: mongo.ObjectId;
  version: number;
  proyecto?: unknown;
  nombre?: string;
  eliminado?: unknown;
  conservado?: unknown;
  origen?: { proyecto: unknown };
}

export interface Versions {
  /** The new version of each entity that is written or removed. */
  next: Map<string, number>;
  conflicts: string[];
}

/** An entity in the trash or of another project must not be overwritten. */
function conflictOf(
  kind: keyof typeof COPIED,
  { proyecto, eliminado, conservado, nombre, origen }: Row,
  own: string,
) {
  if (kind === 'proyecto') {
    return eliminado === true && nombre !== undefined
      ? 'el proyecto está en la papelera: restáuralo o elimínalo antes para siempre'
      : null;
  }
  // A link that was removed keeps itself, but is not in the trash; its project is that of its ends.
  if (kind === 'enlaces') return origen && String(origen.proyecto) !== own ? 'es de otro proyecto' : null;
  if (conservado) return 'está en la papelera: restáurala o elimínala antes para siempre';
  return !eliminado && String(proyecto) !== own ? 'es de otro proyecto' : null;
}

export async function planVersions(
  place: Place,
  bases: Bases,
  difference: Difference,
  proyecto: string,
): Promise<Versions> {
  const next = new Map<string, number>();
  const subjects = new Map<string, string>();
  const conflicts: string[] = [];
  for (const kind of Object.keys(COPIED) as (keyof typeof COPIED)[]) {
    const { owner, collection, subject } = COPIED[kind];
    const { creados, cambiados, retirados } = difference[kind];
    const ids = [...creados, ...cambiados, ...retirados];
    for (const id of ids) next.set(id, 1);
    for (const id of creados) subjects.set(id, `${subject}.${id}`);
    for (let at = 0; at < ids.length; at += BATCH) {
      const _id = { $in: ids.slice(at, at + BATCH).map((id) => new mongo.ObjectId(id)) };
      for (const row of await bases[owner].collection<Row>(collection).find({ _id }).toArray()) {
        const id = row._id.toHexString();
        next.set(id, row.version + 1);
        const conflict = conflictOf(kind, row, proyecto);
        if (conflict) conflicts.push(`${kind} ${id}: ${conflict}`);
      }
    }
  }
  for (const [id, version] of await publishedVersions(place, subjects)) {
    next.set(id, Math.max(next.get(id) ?? 1, version + 1));
  }
  return { next, conflicts };
}
