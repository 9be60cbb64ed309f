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
import { claveSchema } from '../proyectos/proyecto';

export const TIPOS_PAPELERA = ['proyecto', 'epica', 'historia', 'tarea'] as const;
export const tipoPapeleraSchema = z.enum(TIPOS_PAPELERA, { error: textOf(erroresComunes.tipoNoValido) });
export type TipoPapelera = z.infer<typeof tipoPapeleraSchema>;

/** How many things went to the trash with it. */
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
  /** `eliminado`: the project is in the trash too. In a project's own entry this is the project itself. */
  proyecto: z.object({ _id: idSchema, nombre: z.string(), clave: z.string(), eliminado: z.boolean() }),
  /** The epic of a story, or the story of a task. */
  padre: z.object({ tipo: tipoPapeleraSchema, _id: idSchema, titulo: z.string() }).nullable(),
  eliminadoPor: personaSchema.nullable(),
  fecha: fechaSchema,
  /** When it will be deleted for good. */
  vence: fechaSchema,
  cuentas: cuentasPapeleraSchema,
  /** `restaurando`: a restoration has begun and will be completed without further calls. */
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

/** Needed to restore a project whose clave now belongs to another one, or whose team no longer exists. */
export const restaurarSchema = z
  .object({ clave: claveSchema.optional(), equipo: referenciaSchema.optional() })
  .prefault({});
export type Restaurar = z.infer<typeof restaurarSchema>;

/** What could not be restored as it was. */
export const avisoRestauracionSchema = z.discriminatedUnion('motivo', [
  /** The people to whom so many tasks and stories were given can no longer see the project. */
  z.object({ motivo: z.literal('sinAsignar'), tareas: z.int() }),
  /** The sprint they were in has ended or no longer exists, so they are in none. */
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
