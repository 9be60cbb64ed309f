import type { Persona } from '@pmp/contracts/common';
import type {
  HistoriaDeSprint,
  Sprint,
  SprintCambio,
  SprintCreate,
  sprintEstado,
  TableroReply,
} from '@pmp/contracts/sprints';
import { Types } from 'mongoose';
import type { z } from 'zod';
import type { HistoriaCopia } from '../copies/copied-types';
import type { SprintDoc } from './sprint.model';
import { reservesOf } from './sprint.rules';

export function newSprint(datos: SprintCreate, numero: number, creador: string, now: Date): SprintDoc {
  const historias = datos.historiasSeleccionadas ?? [];
  return {
    _id: new Types.ObjectId(datos._id),
    numero,
    nombre: datos.nombre,
    objetivo: datos.objetivo ?? '',
    fechaInicio: datos.fechaInicio,
    fechaFin: datos.fechaFin,
    estado: 'pendiente',
    historias,
    reserva: reservesOf({ estado: 'pendiente', historias }),
    proyecto: datos.proyecto,
    creador,
    iniciado: null,
    cerrado: null,
    compromiso: null,
    resultado: null,
    traslados: [],
    createdAt: now,
    updatedAt: now,
    version: 1,
  };
}

export type SprintRef = { _id: string; nombre: string };

export const toSprintRef = (doc: Pick<SprintDoc, '_id' | 'nombre'>): SprintRef => ({
  _id: doc._id.toHexString(),
  nombre: doc.nombre,
});

export const toHistoria = (copia: HistoriaCopia, sprintId: SprintRef | null): HistoriaDeSprint => ({
  _id: copia._id,
  clave: copia.clave ?? '',
  titulo: copia.titulo,
  comoUsuario: copia.comoUsuario,
  quiero: copia.quiero,
  para: copia.para,
  descripcion: copia.descripcion,
  prioridad: copia.prioridad,
  estado: copia.estado,
  puntos: copia.puntos,
  inicio: copia.inicio ?? null,
  fin: copia.fin ?? null,
  responsable: copia.responsable,
  etiquetas: copia.etiquetas,
  ...(copia.avanceCriterios && { avanceCriterios: copia.avanceCriterios }),
  bloqueadaPor: copia.bloqueadaPor ?? 0,
  columna: copia.columna ?? null,
  orden: copia.orden,
  epicaId: { _id: copia.epica, titulo: copia.tituloEpica },
  sprintId,
  proyecto: copia.proyecto,
  createdAt: copia.createdAt,
  updatedAt: copia.updatedAt,
  version: copia.version,
});

const puntosOf = (historias: readonly { puntos: number }[]): number =>
  historias.reduce((total, { puntos }) => total + puntos, 0);

/** Without its stories: a board shows them in its columns. */
export const toSprintDeTablero = (doc: SprintDoc): NonNullable<TableroReply['sprint']> => ({
  _id: doc._id.toHexString(),
  numero: doc.numero,
  nombre: doc.nombre,
  objetivo: doc.objetivo,
  fechaInicio: doc.fechaInicio.toISOString(),
  fechaFin: doc.fechaFin.toISOString(),
  estado: doc.estado,
  version: doc.version,
});

export function toSprint(
  doc: SprintDoc,
  historias: HistoriaDeSprint[],
  people: ReadonlyMap<string, Persona>,
): Sprint {
  return {
    ...toSprintDeTablero(doc),
    historias,
    proyecto: doc.proyecto,
    puntosTotales: puntosOf(historias),
    iniciado: doc.iniciado?.toISOString() ?? null,
    cerrado: doc.cerrado?.toISOString() ?? null,
    cierre: doc.cierre ? { historias: doc.cierre.length, puntos: puntosOf(doc.cierre) } : null,
    traslados: doc.traslados.map(({ fecha, autor, destino, historias: moved }) => ({
      fecha: fecha.toISOString(),
      autor: people.get(autor) ?? null,
      destino,
      historias: moved,
    })),
    createdAt: doc.createdAt.toISOString(),
    updatedAt: doc.updatedAt.toISOString(),
  };
}

export const toSprintCambio = (sprint: Sprint): SprintCambio => ({
  ...sprint,
  historias: sprint.historias.map(({ _id }) => _id),
});

export const toSprintEstado = (doc: SprintDoc): z.infer<typeof sprintEstado.datos> => ({
  numero: doc.numero,
  nombre: doc.nombre,
  estado: doc.estado,
  fechaInicio: doc.fechaInicio.toISOString(),
  fechaFin: doc.fechaFin.toISOString(),
  proyecto: doc.proyecto,
  historias: doc.historias,
  updatedAt: doc.updatedAt.toISOString(),
});

/** The part that every fact about a sprint has. */
export const toSprintHecho = (doc: SprintDoc) => ({
  ...toSprintRef(doc),
  numero: doc.numero,
  proyecto: doc.proyecto,
});

/** The fields that the audit trail records. */
export const auditedOf = ({ nombre, objetivo, fechaInicio, fechaFin, historias }: SprintDoc) => ({
  nombre,
  objetivo,
  fechaInicio,
  fechaFin,
  historias,
});
