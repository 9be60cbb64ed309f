import type { EpicaCreate, EpicaUpdate } from '@pmp/contracts/proyectos';
import { objectId } from '../almacen/object-id';
import { changedFields } from '../cambios/changed-fields';
import type { EpicaDoc } from './epica.model';

export const titlesOf = (...epicas: Pick<EpicaDoc, '_id' | 'titulo'>[]): Map<string, string> =>
  new Map(epicas.map(({ _id, titulo }) => [_id.toHexString(), titulo]));

export const newEpica = (datos: EpicaCreate, creador: string, orden: string, now: Date): EpicaDoc => ({
  _id: objectId(datos._id),
  titulo: datos.titulo,
  descripcion: datos.descripcion ?? '',
  prioridad: datos.prioridad ?? 'media',
  estado: datos.estado ?? 'pendiente',
  orden,
  proyecto: objectId(datos.proyecto),
  creador: objectId(creador),
  createdAt: now,
  updatedAt: now,
  version: 1,
});

/** The fields that a PUT changes; an epic stays in its project. */
export const changesOfEpica = (current: EpicaDoc, datos: EpicaUpdate): Partial<EpicaDoc> => {
  const { titulo, descripcion, prioridad, estado } = datos;
  return changedFields(current, { titulo, descripcion, prioridad, estado });
};
