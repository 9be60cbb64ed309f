import type { Tarea, tareaEstado } from '@pmp/contracts/proyectos';
import type { z } from 'zod';
import { criteriosOf } from '../elementos/criterios/criterio.mapper';
import { archivosOf } from '../elementos/files/archivo.mapper';
import type { Beside } from '../elementos/kinds/kind';
import type { TareaDoc } from './tarea-doc';

const textsOf = (doc: TareaDoc) => ({
  titulo: doc.titulo,
  descripcion: doc.descripcion,
  tipo: doc.tipo,
  prioridad: doc.prioridad,
  estado: doc.estado,
  bloqueadaPor: doc.bloqueadaPor ?? 0,
  fechaLimite: doc.fechaLimite?.toISOString() ?? null,
  tiempoEstimado: doc.tiempoEstimado,
  proyecto: doc.proyecto.toHexString(),
  updatedAt: doc.updatedAt.toISOString(),
});

export const toTarea = (
  doc: TareaDoc,
  { persona, etiquetas }: Pick<Beside, 'persona' | 'etiquetas'>,
): Tarea => ({
  _id: doc._id.toHexString(),
  clave: doc.clave ?? '',
  ...textsOf(doc),
  asignado: doc.asignado && persona(doc.asignado.toHexString()),
  etiquetas: etiquetas(doc),
  ...criteriosOf(doc),
  orden: doc.orden,
  archivos: archivosOf('tareas', doc, persona),
  historiaId: doc.historia.toHexString(),
  fechaCreacion: doc.createdAt.toISOString(),
  version: doc.version,
});

export const toTareaEstado = (doc: TareaDoc): z.infer<typeof tareaEstado.datos> => ({
  clave: doc.clave,
  ...textsOf(doc),
  asignado: doc.asignado?.toHexString() ?? null,
  historia: doc.historia.toHexString(),
  createdAt: doc.createdAt.toISOString(),
});
