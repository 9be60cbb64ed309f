import type { Persona } from '@pmp/contracts/common';
import type { Tarea, tareaEstado } from '@pmp/contracts/proyectos';
import type { z } from 'zod';
import type { TareaDoc } from './tarea.model';

const textsOf = (doc: TareaDoc) => ({
  titulo: doc.titulo,
  descripcion: doc.descripcion,
  tipo: doc.tipo,
  prioridad: doc.prioridad,
  estado: doc.estado,
  fechaLimite: doc.fechaLimite?.toISOString() ?? null,
  tiempoEstimado: doc.tiempoEstimado,
  proyecto: doc.proyecto.toHexString(),
  updatedAt: doc.updatedAt.toISOString(),
});

export const toTarea = (doc: TareaDoc, persona: (id: string) => Persona | null): Tarea => ({
  _id: doc._id.toHexString(),
  ...textsOf(doc),
  asignado: doc.asignado && persona(doc.asignado.toHexString()),
  historiaId: doc.historia.toHexString(),
  fechaCreacion: doc.createdAt.toISOString(),
  version: doc.version,
});

export const toTareaEstado = (doc: TareaDoc): z.infer<typeof tareaEstado.datos> => ({
  ...textsOf(doc),
  asignado: doc.asignado?.toHexString() ?? null,
  historia: doc.historia.toHexString(),
  createdAt: doc.createdAt.toISOString(),
});
