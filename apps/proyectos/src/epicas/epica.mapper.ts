import type { Epica, epicaEstado } from '@pmp/contracts/proyectos';
import type { z } from 'zod';
import { archivosOf } from '../elementos/files/archivo.mapper';
import type { Beside } from '../elementos/kinds/kind';
import { toPlazo } from '../elementos/kinds/plazo.rules';
import type { EpicaDoc } from './epica-doc';

export const toEpica = (doc: EpicaDoc, { persona }: Pick<Beside, 'persona'>): Epica => ({
  _id: doc._id.toHexString(),
  clave: doc.clave ?? '',
  titulo: doc.titulo,
  descripcion: doc.descripcion,
  prioridad: doc.prioridad,
  estado: doc.estado,
  ...toPlazo(doc),
  archivos: archivosOf('epicas', doc, persona),
  orden: doc.orden,
  proyecto: doc.proyecto.toHexString(),
  createdAt: doc.createdAt.toISOString(),
  updatedAt: doc.updatedAt.toISOString(),
  version: doc.version,
});

export const toEpicaEstado = (doc: EpicaDoc): z.infer<typeof epicaEstado.datos> => ({
  clave: doc.clave,
  titulo: doc.titulo,
  prioridad: doc.prioridad,
  estado: doc.estado,
  ...toPlazo(doc),
  proyecto: doc.proyecto.toHexString(),
  createdAt: doc.createdAt.toISOString(),
});
