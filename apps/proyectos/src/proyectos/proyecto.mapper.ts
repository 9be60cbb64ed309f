import type { Persona } from '@pmp/contracts/common';
import type { Proyecto, proyectoEstado } from '@pmp/contracts/proyectos';
import type { z } from 'zod';
import type { ProyectoDoc } from '../acceso/proyecto.model';

export interface Nombres {
  equipo: (id: string) => string | null;
  persona: (id: string) => Persona | null;
}

export function toProyecto(doc: ProyectoDoc, nombres: Nombres): Proyecto {
  const equipo = doc.equipo.toHexString();
  return {
    _id: doc._id.toHexString(),
    nombre: doc.nombre,
    clave: doc.clave,
    ...(doc.clavesAnteriores && { clavesAnteriores: doc.clavesAnteriores }),
    descripcion: doc.descripcion,
    equipo: { _id: equipo, nombre: nombres.equipo(equipo) ?? '' },
    estado: doc.estado,
    prioridad: doc.prioridad,
    fechaInicio: doc.fechaInicio.toISOString(),
    fechaFin: doc.fechaFin?.toISOString() ?? null,
    creador: doc.creador && nombres.persona(doc.creador.toHexString()),
    createdAt: doc.createdAt.toISOString(),
    updatedAt: doc.updatedAt.toISOString(),
    version: doc.version,
  };
}

export const toProyectoEstado = (doc: ProyectoDoc): z.infer<typeof proyectoEstado.datos> => ({
  nombre: doc.nombre,
  clave: doc.clave,
  ...(doc.clavesAnteriores && { clavesAnteriores: doc.clavesAnteriores }),
  estado: doc.estado,
  prioridad: doc.prioridad,
  fechaInicio: doc.fechaInicio.toISOString(),
  fechaFin: doc.fechaFin?.toISOString() ?? null,
  createdAt: doc.createdAt.toISOString(),
  updatedAt: doc.updatedAt.toISOString(),
  equipo: doc.equipo.toHexString(),
  creador: doc.creador?.toHexString() ?? null,
});

/** The part that every fact about a project has. */
export const toProyectoHecho = (doc: ProyectoDoc) => ({
  _id: doc._id.toHexString(),
  nombre: doc.nombre,
  clave: doc.clave,
  equipo: doc.equipo.toHexString(),
});
