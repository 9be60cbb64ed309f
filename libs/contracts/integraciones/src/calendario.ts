import { fechaSchema, idSchema, replySchema, textOf } from '@pmp/contracts/common';
import { z } from 'zod';
import { erroresIntegraciones } from './errors';
import { nombreDeIntegracionSchema } from './webhook';

export const MAX_CALENDARIOS = 30;

/** `trabajo`: what its owner has to do. `proyecto`: all with a day in a project. `sprints`: only its sprints. */
export const TIPOS_CALENDARIO = ['trabajo', 'proyecto', 'sprints'] as const;
export type TipoCalendario = (typeof TIPOS_CALENDARIO)[number];

export const calendarioSchema = z.object({
  _id: idSchema,
  nombre: z.string(),
  tipo: z.enum(TIPOS_CALENDARIO),
  proyecto: idSchema.nullable(),
  creado: fechaSchema,
  /** Since when its address is the one it has. */
  renovado: fechaSchema,
  /** Precise to the hour; null: nobody has read it since its address was made. */
  leido: fechaSchema.nullable(),
});
export type Calendario = z.infer<typeof calendarioSchema>;

export const calendarioCreateSchema = z
  .object({
    nombre: nombreDeIntegracionSchema,
    tipo: z.enum(TIPOS_CALENDARIO, { error: textOf(erroresIntegraciones.calendarioTipo) }),
    proyecto: idSchema.nullable().default(null),
  })
  .refine(({ tipo, proyecto }) => tipo === 'trabajo' || proyecto !== null, {
    path: ['proyecto'],
    error: textOf(erroresIntegraciones.calendarioSinProyecto),
  })
  .transform((calendario) =>
    calendario.tipo === 'trabajo' ? { ...calendario, proyecto: null } : calendario,
  );
export type CalendarioCreate = z.infer<typeof calendarioCreateSchema>;

/** Whatever it is, what opens nothing is not found; calendar programs look for the ending. */
export const direccionParamSchema = z.object({
  secreto: z
    .string()
    .max(200)
    .transform((text) => text.replace(/\.ics$/, '')),
});

export const calendariosReplySchema = replySchema({ calendarios: z.array(calendarioSchema) });
/** `ruta`: its secret address, without the host. It is shown this once. */
export const calendarioCreadoReplySchema = replySchema({ calendario: calendarioSchema, ruta: z.string() });
