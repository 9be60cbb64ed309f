import { erroresProyectos, type ProyectoCreate, type ProyectoUpdate } from '@pmp/contracts/proyectos';
import { type Calendario, DomainError, fechaOfDia } from '@pmp/platform';
import { objectId } from '../storage/object-id';
import { changedFields } from '../storage/changed-fields';
import type { ProyectoDoc } from '../acceso/proyecto.model';

function assertDates({ fechaInicio, fechaFin }: Pick<ProyectoDoc, 'fechaInicio' | 'fechaFin'>): void {
  if (fechaFin && fechaFin < fechaInicio) throw new DomainError(erroresProyectos.finAntesDeInicio);
}

/** Without a given start, the project begins today, in the installation's time zone. */
export function newProyecto(
  datos: ProyectoCreate,
  creador: string,
  now: Date,
  calendario: Calendario,
): ProyectoDoc {
  const proyecto: ProyectoDoc = {
    _id: objectId(datos._id),
    nombre: datos.nombre,
    clave: datos.clave,
    descripcion: datos.descripcion ?? '',
    equipo: objectId(datos.equipo),
    estado: datos.estado ?? 'activo',
    prioridad: datos.prioridad ?? 'media',
    fechaInicio: datos.fechaInicio ?? fechaOfDia(calendario.diaOf(now)),
    fechaFin: datos.fechaFin ?? null,
    creador: objectId(creador),
    createdAt: now,
    updatedAt: now,
    version: 1,
    eliminado: false,
  };
  assertDates(proyecto);
  return proyecto;
}

/** The fields that a PUT changes; never the clave. */
export function changesOfProyecto(current: ProyectoDoc, datos: ProyectoUpdate): Partial<ProyectoDoc> {
  const { nombre, descripcion, equipo, estado, prioridad, fechaInicio, fechaFin } = datos;
  const changes = changedFields(current, {
    nombre,
    descripcion,
    equipo: equipo ? objectId(equipo) : undefined,
    estado,
    prioridad,
    fechaInicio,
    fechaFin,
  });
  assertDates({ ...current, ...changes });
  return changes;
}
