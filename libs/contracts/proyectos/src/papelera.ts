import {
  erroresComunes,
  fechaSchema,
  idSchema,
  paginaQuerySchema,
  personaSchema,
  referenciaSchema,
  replySchema,
  textOf,
} from '@pmp/contracts/common';
import { z } from 'zod';
import { claveSchema } from './proyecto';

export const TIPOS_PAPELERA = ['proyecto', 'epica', 'historia', 'tarea'] as const;
export const tipoPapeleraSchema = z.enum(TIPOS_PAPELERA, { error: textOf(erroresComunes.tipoNoValido) });
export type TipoPapelera = z.infer<typeof tipoPapeleraSchema>;

/** What hung on it and is kept with it. */
export const cuentasPapeleraSchema = z.object({
  epicas: z.int(),
  historias: z.int(),
  tareas: z.int(),
  archivos: z.int(),
});
export type CuentasPapelera = z.infer<typeof cuentasPapeleraSchema>;

/** One deletion; `_id` is that of the deleted thing. */
export const elementoPapeleraSchema = z.object({
  _id: idSchema,
  tipo: tipoPapeleraSchema,
  titulo: z.string(),
  /** `eliminado`: it is in the trash itself. A project's own entry names the project. */
  proyecto: z.object({ _id: idSchema, nombre: z.string(), clave: z.string(), eliminado: z.boolean() }),
  /** The epic of a story, the story of a task. */
  padre: z.object({ tipo: tipoPapeleraSchema, _id: idSchema, titulo: z.string() }).nullable(),
  eliminadoPor: personaSchema.nullable(),
  fecha: fechaSchema,
  /** When it goes for good. */
  vence: fechaSchema,
  cuentas: cuentasPapeleraSchema,
  /** `restaurando`: its restoration was begun and goes on by itself. */
  estado: z.enum(['guardado', 'restaurando']),
});
export type ElementoPapelera = z.infer<typeof elementoPapeleraSchema>;

const MAX_BUSCADO = 100;

export const papeleraQuerySchema = paginaQuerySchema.extend({
  tipo: tipoPapeleraSchema.optional(),
  proyecto: idSchema.optional(),
  texto: z
    .string()
    .trim()
    .max(MAX_BUSCADO, textOf(erroresComunes.demasiadoLargo, { max: MAX_BUSCADO }))
    .optional(),
});
export type PapeleraQuery = z.infer<typeof papeleraQuerySchema>;

/** For a project whose clave is another's by now, or whose team is gone. */
export const restaurarSchema = z
  .object({ clave: claveSchema.optional(), equipo: referenciaSchema.optional() })
  .prefault({});
export type Restaurar = z.infer<typeof restaurarSchema>;

/** What did not come back as it was. */
export const avisoRestauracionSchema = z.discriminatedUnion('motivo', [
  /** Those who had these tasks may not see the project any more. */
  z.object({ motivo: z.literal('sinAsignar'), tareas: z.int() }),
  /** The sprint they were in is over or gone; they are in none. */
  z.object({ motivo: z.literal('sprintCerrado'), sprint: z.string(), historias: z.int() }),
  z.object({ motivo: z.literal('sprintEliminado'), sprint: z.string(), historias: z.int() }),
]);
export type AvisoRestauracion = z.infer<typeof avisoRestauracionSchema>;

export const restauradoSchema = z.object({
  tipo: tipoPapeleraSchema,
  _id: idSchema,
  titulo: z.string(),
  proyecto: idSchema,
  cuentas: cuentasPapeleraSchema,
  avisos: z.array(avisoRestauracionSchema),
});
export type Restaurado = z.infer<typeof restauradoSchema>;

export const papeleraReplySchema = replySchema({
  elementos: z.array(elementoPapeleraSchema),
  siguiente: z.string().nullable().optional(),
});

export const restaurarReplySchema = replySchema({ restaurado: restauradoSchema });
