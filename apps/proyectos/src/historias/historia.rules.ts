import { erroresProyectos, type HistoriaCreate, type HistoriaUpdate } from '@pmp/contracts/proyectos';
import { DomainError } from '@pmp/platform';
import type { Types } from 'mongoose';
import { objectId } from '../almacen/object-id';
import { changedFields } from '../cambios/changed-fields';
import type { HistoriaDoc } from './historia.model';

/** An epic of another project is refused like one that does not exist: the caller may not see it. */
export function assertEpicaOf<T extends { proyecto: Types.ObjectId }>(
  epica: T | null,
  proyecto: string | Types.ObjectId,
): asserts epica is T {
  if (!epica?.proyecto.equals(proyecto)) throw new DomainError(erroresProyectos.epicaDeOtroProyecto);
}

export const newHistoria = (
  datos: HistoriaCreate,
  creador: string,
  orden: string,
  now: Date,
): HistoriaDoc => ({
  _id: objectId(datos._id),
  titulo: datos.titulo,
  comoUsuario: datos.comoUsuario ?? '',
  quiero: datos.quiero ?? '',
  para: datos.para ?? '',
  descripcion: datos.descripcion ?? '',
  prioridad: datos.prioridad ?? 'media',
  estado: datos.estado ?? 'pendiente',
  puntos: datos.puntos ?? 0,
  orden,
  epica: objectId(datos.epicaId),
  proyecto: objectId(datos.proyecto),
  creador: objectId(creador),
  createdAt: now,
  updatedAt: now,
  version: 1,
});

/** The fields that a PUT changes. A story stays in its project, but may move to another epic of it. */
export const changesOfHistoria = (current: HistoriaDoc, datos: HistoriaUpdate): Partial<HistoriaDoc> => {
  const { titulo, comoUsuario, quiero, para, descripcion, prioridad, estado, puntos, epicaId } = datos;
  const epica = epicaId === undefined ? undefined : objectId(epicaId);
  const wanted = { titulo, comoUsuario, quiero, para, descripcion, prioridad, estado, puntos, epica };
  return changedFields(current, wanted);
};
