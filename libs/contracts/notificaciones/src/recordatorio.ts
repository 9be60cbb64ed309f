import { erroresComunes, fechaSchema, idSchema, replySchema, textOf } from '@pmp/contracts/common';
import { z } from 'zod';
import { erroresNotificaciones } from './errors';

export const MAX_TEXTO_RECORDATORIO = 300;
/** How far ahead something may be reminded of. */
export const MAX_DIAS_RECORDATORIO = 366;
/** How many may wait for one person. */
export const MAX_RECORDATORIOS = 200;

const ID = '[0-9a-f]{24}';
/** A task or a story, where the web app shows it. */
const ACCION = new RegExp(`^(?:/tareas/${ID}|/backlog/${ID}\\?historia=${ID})$`);

const VACIO = textOf(erroresNotificaciones.recordatorioVacio);
const LARGO = textOf(erroresComunes.demasiadoLargo, { max: MAX_TEXTO_RECORDATORIO });
const CUANDO = textOf(erroresNotificaciones.cuandoNoValido);

/** Something that a person asked to be reminded of, and has not been yet. */
export const recordatorioSchema = z.object({
  _id: idSchema,
  texto: z.string(),
  cuando: fechaSchema,
  /** A path of the web app: the task or story that it is about. */
  accion: z.string().nullable(),
});
export type Recordatorio = z.infer<typeof recordatorioSchema>;

export const recordatorioCreateSchema = z.object({
  /** The client's own id: sent again, it is the same reminder. */
  _id: idSchema.optional(),
  texto: z.string({ error: VACIO }).trim().min(1, VACIO).max(MAX_TEXTO_RECORDATORIO, LARGO),
  cuando: z.iso.datetime({ offset: true, error: CUANDO }),
  accion: z.string().regex(ACCION, textOf(erroresNotificaciones.accionNoValida)).nullish(),
});
export type RecordatorioCreate = z.infer<typeof recordatorioCreateSchema>;

export const recordatorioReplySchema = replySchema({ recordatorio: recordatorioSchema });

/** The soonest first. */
export const recordatoriosReplySchema = replySchema({ recordatorios: z.array(recordatorioSchema) });
