import type { Persona } from '@pmp/contracts/common';
import type { Vista } from '@pmp/contracts/proyectos';
import type { ProyectoDoc } from '../acceso/proyecto.model';
import type { VistaDoc } from './vista.model';

interface Beside {
  proyecto: Pick<ProyectoDoc, '_id' | 'nombre' | 'clave'> | null;
  equipo: string | null;
  creador: Persona | null;
  editable: boolean;
}

export const toVista = (doc: VistaDoc, { proyecto, equipo, creador, editable }: Beside): Vista => ({
  _id: doc._id.toHexString(),
  nombre: doc.nombre,
  consulta: doc.consulta,
  ambito: doc.ambito,
  equipo: doc.equipo && { _id: doc.equipo.toHexString(), nombre: equipo ?? '' },
  proyecto: proyecto && {
    _id: proyecto._id.toHexString(),
    nombre: proyecto.nombre,
    clave: proyecto.clave,
  },
  presentacion: doc.presentacion,
  agrupar: doc.agrupar,
  columnas: doc.columnas,
  creador,
  editable,
  createdAt: doc.createdAt.toISOString(),
  updatedAt: doc.updatedAt.toISOString(),
  version: doc.version,
});
