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

/** Its key from now on, and those that it had before: their addresses go on leading to it. */
export function clavesAfter(
  { clave, clavesAnteriores = [] }: Pick<ProyectoDoc, 'clave' | 'clavesAnteriores'>,
  wanted: string,
): Pick<ProyectoDoc, 'clave' | 'clavesAnteriores'> {
  if (wanted === clave) return { clave };
  return {
    clave: wanted,
    clavesAnteriores: [...new Set([...clavesAnteriores, clave])].filter((one) => one !== wanted),
  };
}

/** The fields that a PUT changes; the clave has a way of its own. */
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
