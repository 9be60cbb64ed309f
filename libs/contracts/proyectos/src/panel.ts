import { fechaSchema, idSchema, prioridadSchema } from '@pmp/contracts/common';
import { z } from 'zod';
import { epicaSchema } from './epica';
import { proyectoSchema } from './proyecto';
import { estadoTareaSchema, tareaSchema, tipoTareaSchema } from './tarea';

const total = z.int().nonnegative();
const porEstadoSchema = z.record(estadoTareaSchema, total);

/** How many there were of each estado when the calendar day (the installation's) ended; today: now. */
export const diaDeFlujoSchema = z.object({ fecha: fechaSchema, porEstado: porEstadoSchema });
export type DiaDeFlujo = z.infer<typeof diaDeFlujoSchema>;

/** Days, with decimals, from the moment it left `pendiente` until it was completed. */
const diasSchema = z.number().nonnegative();

/** One finished piece of work; `fecha` is when it was last completed. */
export const cicloTerminadoSchema = z.object({
  _id: idSchema,
  titulo: z.string(),
  fecha: fechaSchema,
  dias: diasSchema,
});
export type CicloTerminado = z.infer<typeof cicloTerminadoSchema>;

/** Cumulative flow and cycle time, told by the history of what is in the project now. */
export const ritmoSchema = z.object({
  /** Without gaps, oldest first; empty while there is nothing. */
  flujo: z.array(diaDeFlujoSchema),
  /** `mediana` and `percentil85` are null while nothing has been finished. */
  ciclo: z.object({
    mediana: diasSchema.nullable(),
    percentil85: diasSchema.nullable(),
    terminadas: z.array(cicloTerminadoSchema),
  }),
});
export type Ritmo = z.infer<typeof ritmoSchema>;

/** A project's dashboard in one call. */
export const panelSchema = z.object({
  success: z.literal(true),
  proyecto: proyectoSchema,
  contadores: z.object({
    totalTareas: total,
    tareasCompletadas: total,
    totalEpicas: total,
    totalHistorias: total,
  }),
  porEstado: porEstadoSchema,
  porPrioridad: z.record(prioridadSchema, total),
  porTipo: z.record(tipoTareaSchema, total),
  /** Completed tasks over all tasks, in per cent, rounded; 0 without tasks. */
  progreso: z.int().min(0).max(100),
  tareas: z.array(tareaSchema).max(5),
  epicas: z.array(epicaSchema).max(5),
  ritmo: z.object({ historias: ritmoSchema, tareas: ritmoSchema }),
});
export type Panel = z.infer<typeof panelSchema>;
