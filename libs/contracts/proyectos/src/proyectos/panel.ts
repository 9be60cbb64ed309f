import { etiquetaDeElementoSchema, fechaSchema, idSchema, prioridadSchema } from '@pmp/contracts/common';
import { z } from 'zod';
import { epicaSchema } from '../elementos/epica';
import { proyectoSchema } from './proyecto';
import { estadoTareaSchema, tareaSchema, tipoTareaSchema } from '../elementos/tarea';

const total = z.int().nonnegative();
const porEstadoSchema = z.record(estadoTareaSchema, total);

/** How many were in each estado at the end of that calendar day (in the installation's zone); for today, now. */
export const diaDeFlujoSchema = z.object({ fecha: fechaSchema, porEstado: porEstadoSchema });
export type DiaDeFlujo = z.infer<typeof diaDeFlujoSchema>;

/** Days, with decimals, from leaving `pendiente` until being completed. */
const diasSchema = z.number().nonnegative();

/** One finished item; `fecha` is when it was last completed. */
export const cicloTerminadoSchema = z.object({
  _id: idSchema,
  titulo: z.string(),
  fecha: fechaSchema,
  dias: diasSchema,
});
export type CicloTerminado = z.infer<typeof cicloTerminadoSchema>;

/** Cumulative flow and cycle time, computed from the history of what the project contains now. */
export const ritmoSchema = z.object({
  /** Every day, oldest first; empty until the project has something. */
  flujo: z.array(diaDeFlujoSchema),
  /** `mediana` and `percentil85` are null until something has been finished. */
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
  /** Stories that carry each label, in the order of the project; an older server does not send it. */
  porEtiqueta: z
    .array(etiquetaDeElementoSchema.extend({ historias: total, puntos: z.number().nonnegative() }))
    .optional(),
  /** Completed tasks as a rounded percentage of all tasks; 0 without tasks. */
  progreso: z.int().min(0).max(100),
  tareas: z.array(tareaSchema).max(5),
  epicas: z.array(epicaSchema).max(5),
  ritmo: z.object({ historias: ritmoSchema, tareas: ritmoSchema }),
});
export type Panel = z.infer<typeof panelSchema>;
