import { erroresProyectos, type HistoriaCreate, type HistoriaUpdate } from '@pmp/contracts/proyectos';
import { DomainError } from '@pmp/platform';
import { Types } from 'mongoose';
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
  _id: new Types.ObjectId(datos._id),
  titulo: datos.titulo,
  comoUsuario: datos.comoUsuario ?? '',
  quiero: datos.quiero ?? '',
  para: datos.para ?? '',
  descripcion: datos.descripcion ?? '',
  prioridad: datos.prioridad ?? 'media',
  estado: datos.estado ?? 'pendiente',
  puntos: datos.puntos ?? 0,
  orden,
  epica: new Types.ObjectId(datos.epicaId),
  proyecto: new Types.ObjectId(datos.proyecto),
  creador: new Types.ObjectId(creador),
  createdAt: now,
  updatedAt: now,
  version: 1,
});

/** What a PUT really changes; a story stays in its project, but may go to another epic of it. */
export const changesOfHistoria = (current: HistoriaDoc, datos: HistoriaUpdate): Partial<HistoriaDoc> => {
  const { titulo, comoUsuario, quiero, para, descripcion, prioridad, estado, puntos, epicaId } = datos;
  const epica = epicaId === undefined ? undefined : new Types.ObjectId(epicaId);
  const wanted = { titulo, comoUsuario, quiero, para, descripcion, prioridad, estado, puntos, epica };
  return changedFields(current, wanted);
};
