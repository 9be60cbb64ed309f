import { prioridadSchema } from '@pmp/contracts/common';
import { z } from 'zod';
import { historiaSchema } from '../elementos/historia';
import { estadoProyectoSchema, proyectoSchema } from './proyecto';
import { estadoTareaSchema, tareaSchema } from '../elementos/tarea';

const total = z.int().nonnegative();

/** The general dashboard in one call; it counts everything the caller may see. */
export const resumenSchema = z.object({
  success: z.literal(true),
  estadisticas: z.object({
    totalProyectos: total,
    proyectosActivos: total,
    tareasPendientes: total,
    tareasCompletadas: total,
  }),
  porEstadoProyecto: z.record(estadoProyectoSchema, total),
  porEstadoTarea: z.record(estadoTareaSchema, total),
  porPrioridad: z.record(prioridadSchema, total),
  proyectosRecientes: z.array(proyectoSchema).max(5),
  tareasRecientes: z.array(tareaSchema).max(5),
  /** The caller's own that are not completed, newest first; a server of the version before does not send them. */
  misTareas: z.array(tareaSchema).optional(),
  /** Those that the caller answers for and are not completed, newest first. */
  misHistorias: z.array(historiaSchema).optional(),
});
export type Resumen = z.infer<typeof resumenSchema>;
