import { fechaSchema, idSchema, personaSchema, prioridadSchema, versionSchema } from '@pmp/contracts/common';
import { z } from 'zod';
import { ESTADOS_TRABAJO } from './epica';

export const ESTADOS_TAREA = [...ESTADOS_TRABAJO, 'bloqueada'] as const;
export const estadoTareaSchema = z.enum(ESTADOS_TAREA, { error: 'El estado no es válido' });
export type EstadoTarea = z.infer<typeof estadoTareaSchema>;

export const TIPOS_TAREA = ['funcionalidad', 'bug', 'mejora', 'documentación'] as const;
export const tipoTareaSchema = z.enum(TIPOS_TAREA, { error: 'El tipo no es válido' });

export const tareaSchema = z.object({
  _id: idSchema,
  titulo: z.string(),
  descripcion: z.string(),
  tipo: tipoTareaSchema,
  prioridad: prioridadSchema,
  estado: estadoTareaSchema,
  asignado: personaSchema.nullable(),
  fechaLimite: fechaSchema.nullable(),
  tiempoEstimado: z.number().nullable(),
  historiaId: idSchema,
  proyecto: idSchema,
  fechaCreacion: fechaSchema,
  updatedAt: fechaSchema,
  version: versionSchema,
});
export type Tarea = z.infer<typeof tareaSchema>;
