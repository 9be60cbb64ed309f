import type { EpicaCreate, EpicaUpdate } from '@pmp/contracts/proyectos';
import { Types } from 'mongoose';
import { changedFields } from '../cambios/changed-fields';
import type { EpicaDoc } from './epica.model';

export const newEpica = (datos: EpicaCreate, creador: string, orden: string, now: Date): EpicaDoc => ({
  _id: new Types.ObjectId(datos._id),
  titulo: datos.titulo,
  descripcion: datos.descripcion ?? '',
  prioridad: datos.prioridad ?? 'media',
  estado: datos.estado ?? 'pendiente',
  orden,
  proyecto: new Types.ObjectId(datos.proyecto),
  creador: new Types.ObjectId(creador),
  createdAt: now,
  updatedAt: now,
  version: 1,
});

/** What a PUT really changes; an epic stays in its project. */
export const changesOfEpica = (current: EpicaDoc, datos: EpicaUpdate): Partial<EpicaDoc> => {
  const { titulo, descripcion, prioridad, estado } = datos;
  return changedFields(current, { titulo, descripcion, prioridad, estado });
};
