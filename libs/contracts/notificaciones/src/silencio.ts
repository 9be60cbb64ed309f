import { erroresComunes, fechaSchema, idSchema, replySchema, textOf } from '@pmp/contracts/common';
import { z } from 'zod';
import type { Asunto } from './reglas.rules';

const TIPOS_SILENCIO = ['historia', 'tarea', 'proyecto', 'persona'] as const satisfies Asunto['tipo'][];

export const MAX_SILENCIOS = 500;
const MAX_NOMBRE = 300;

const tipoSchema = z.enum(TIPOS_SILENCIO, { error: textOf(erroresComunes.tipoNoValido) });
const FALTA = textOf(erroresComunes.campoObligatorio);
const LARGO = textOf(erroresComunes.demasiadoLargo, { max: MAX_NOMBRE });

export const silencioSchema = z.object({
  tipo: tipoSchema,
  _id: idSchema,
  /** As it was called when the person silenced it; only they read it. */
  nombre: z.string(),
  desde: fechaSchema,
});
export type Silencio = z.infer<typeof silencioSchema>;

export const silencioParamsSchema = z.object({ tipo: tipoSchema, id: idSchema });
export type SilencioParams = z.infer<typeof silencioParamsSchema>;

export const silencioCreateSchema = z.object({
  nombre: z.string({ error: FALTA }).trim().min(1, FALTA).max(MAX_NOMBRE, LARGO),
});
export type SilencioCreate = z.infer<typeof silencioCreateSchema>;

/** The newest first. */
export const silenciosReplySchema = replySchema({ silencios: z.array(silencioSchema) });
