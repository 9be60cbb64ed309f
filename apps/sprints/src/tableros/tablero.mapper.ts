import {
  ESTADOS_DE_COLUMNA,
  NOMBRES_COLUMNA,
  type EstadoHistoria,
  type Tablero,
  type TableroCreate,
  type TableroReply,
} from '@pmp/contracts/sprints';
import { Types } from 'mongoose';
import type { HistoriaCopia } from '../copies/copied-types';
import { byRank } from '../sprints/rank.rules';
import { toHistoria, toSprintDeTablero, toSprintRef } from '../sprints/sprint.mapper';
import type { SprintDoc } from '../sprints/sprint.model';
import type { TableroDoc } from './tablero.model';

export const newTablero = (datos: TableroCreate, creador: string, now: Date): TableroDoc => ({
  _id: new Types.ObjectId(datos._id),
  nombre: datos.nombre,
  descripcion: datos.descripcion ?? '',
  proyecto: datos.proyecto,
  columnas: NOMBRES_COLUMNA.map((nombre) => ({ _id: new Types.ObjectId(), nombre })),
  creador,
  createdAt: now,
  version: 1,
});

export const toTablero = (doc: TableroDoc): Tablero => ({
  _id: doc._id.toHexString(),
  nombre: doc.nombre,
  descripcion: doc.descripcion,
  proyecto: doc.proyecto,
  version: doc.version,
});

export interface Shown {
  sprint: SprintDoc | null;
  copias: readonly HistoriaCopia[];
  sprints: readonly SprintDoc[];
  /** Not those of a sprint, but the project's. */
  sinSprint: boolean;
}

/** What a board shows: the sprint in progress, if there is one, and stories with the sprint that has each. */
export function toTableroReply(doc: TableroDoc, { sprint, copias, sprints, sinSprint }: Shown): TableroReply {
  const refs = new Map(sprints.flatMap((one) => one.historias.map((id) => [id, toSprintRef(one)] as const)));
  const historias = copias.map((copia) => toHistoria(copia, refs.get(copia._id) ?? null)).sort(byRank);
  return {
    success: true,
    tablero: toTablero(doc),
    columnas: doc.columnas.map(({ _id, nombre }) => {
      const estados: readonly EstadoHistoria[] = ESTADOS_DE_COLUMNA[nombre];
      const inside = historias.filter(({ estado }) => estados.includes(estado));
      return { _id: _id.toHexString(), nombre, historias: inside };
    }),
    sprint: sprint && toSprintDeTablero(sprint),
    ...(sinSprint && { sinSprint: true as const }),
  };
}
