import { erroresProyectos, type TareaCreate, type TareaUpdate } from '@pmp/contracts/proyectos';
import { DomainError } from '@pmp/platform';
import type { Types } from 'mongoose';
import { objectId } from '../almacen/object-id';
import { changedFields } from '../cambios/changed-fields';
import type { TareaDoc } from './tarea.model';

/** A story of another project is refused like one that does not exist: the caller may not see it. */
export function assertHistoriaOf<T extends { proyecto: Types.ObjectId }>(
  historia: T | null,
  proyecto: string | Types.ObjectId,
): asserts historia is T {
  if (!historia?.proyecto.equals(proyecto)) throw new DomainError(erroresProyectos.historiaDeOtroProyecto);
}

export const newTarea = (datos: TareaCreate, creador: string, orden: string, now: Date): TareaDoc => ({
  _id: objectId(datos._id),
  titulo: datos.titulo,
  descripcion: datos.descripcion ?? '',
  tipo: datos.tipo ?? 'funcionalidad',
  prioridad: datos.prioridad ?? 'media',
  estado: datos.estado ?? 'pendiente',
  asignado: datos.asignado ? objectId(datos.asignado) : null,
  fechaLimite: datos.fechaLimite ?? null,
  tiempoEstimado: datos.tiempoEstimado ?? null,
  orden,
  historia: objectId(datos.historiaId),
  proyecto: objectId(datos.proyecto),
  creador: objectId(creador),
  createdAt: now,
  updatedAt: now,
  version: 1,
});

/** The fields that a PUT changes. A task stays in its project, but may move to another story of it. */
export const changesOfTarea = (current: TareaDoc, datos: TareaUpdate): Partial<TareaDoc> => {
  const { titulo, descripcion, tipo, prioridad, estado, fechaLimite, tiempoEstimado } = datos;
  const asignado = datos.asignado ? objectId(datos.asignado) : (datos.asignado as null | undefined);
  const historia = datos.historiaId === undefined ? undefined : objectId(datos.historiaId);
  const simple = { titulo, descripcion, tipo, prioridad, estado, fechaLimite, tiempoEstimado };
  return changedFields(current, { ...simple, asignado, historia });
};
