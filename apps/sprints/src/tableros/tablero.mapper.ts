import {
  columnaDe,
  NOMBRES_COLUMNA,
  type HistoriaDeSprint,
  type ReglaColumna,
  type Tablero,
  type TableroCreate,
  type TableroReply,
} from '@pmp/contracts/sprints';
import { Types } from 'mongoose';
import type { HistoriaCopia } from '../copies/copied-types';
import { byRank } from '../sprints/rank.rules';
import { toHistoria, toSprintDeTablero, toSprintRef } from '../sprints/sprint.mapper';
import type { SprintDoc } from '../sprints/sprint.model';
import { columnasOf } from './columnas.rules';
import type { ColumnaDoc, TableroDoc } from './tablero.model';

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

/** What a column holds follows from all of them, and is not stored. */
export const toColumnaDoc = ({
  _id,
  nombre,
  estado,
  recibe,
  sustituye,
  limite,
}: ReglaColumna): ColumnaDoc => ({
  _id: new Types.ObjectId(_id),
  nombre,
  estado,
  recibe,
  sustituye,
  limite,
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
  const columnas = columnasOf(doc.columnas);
  const inside = new Map<ReglaColumna, HistoriaDeSprint[]>(columnas.map((columna) => [columna, []]));
  for (const historia of historias) inside.get(columnaDe(columnas, historia))!.push(historia);
  return {
    success: true,
    tablero: toTablero(doc),
    columnas: columnas.map((columna) => ({ ...columna, historias: inside.get(columna) ?? [] })),
    sprint: sprint && toSprintDeTablero(sprint),
    ...(sinSprint && { sinSprint: true as const }),
  };
}
