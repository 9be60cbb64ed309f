import {
  alcanceSchema,
  erroresComunes,
  fechaSchema,
  idSchema,
  INVISIBLES,
  nombreVisible,
  replySchema,
  textOf,
} from '@pmp/contracts/common';
import { z } from 'zod';
import { erroresUsuarios } from '../errors';

export const MAX_TOKENS = 50;
export const MAX_NOMBRE_TOKEN = 60;
export const MAX_PROYECTOS_TOKEN = 50;
export const MAX_DIAS_TOKEN = 365;
export const DIAS_TOKEN = 90;

const SIN_NOMBRE = textOf(erroresUsuarios.tokenSinNombre);
const DIAS_NO_VALIDOS = textOf(erroresUsuarios.diasNoValidos, { max: MAX_DIAS_TOKEN });

/** A personal token, without its secret. `usado`: precise to the minute; null: never. */
export const tokenSchema = z.object({
  _id: idSchema,
  nombre: z.string(),
  alcance: alcanceSchema,
  /** null: all that its owner reaches. */
  proyectos: z.array(idSchema).nullable(),
  /** How the secret begins, to recognise it. */
  inicio: z.string().meta({ description: 'Cómo empieza, para reconocerlo' }),
  creado: fechaSchema,
  expira: fechaSchema,
  usado: fechaSchema.nullable(),
  /** Where the program is that the person authorised with it (OAuth), for the MCP server only; absent: the person made it. */
  aplicacion: z.string().optional(),
  /** Projects whose texts from outside the team it has read: elsewhere it writes nothing until they are forgotten. */
  lecturas: z.array(z.object({ proyecto: idSchema, desde: fechaSchema })).optional(),
});
export type TokenPersonal = z.infer<typeof tokenSchema>;

export const tokenCreateSchema = z.object({
  nombre: z
    .string({ error: SIN_NOMBRE })
    .trim()
    .min(1, SIN_NOMBRE)
    .max(MAX_NOMBRE_TOKEN, textOf(erroresComunes.demasiadoLargo, { max: MAX_NOMBRE_TOKEN }))
    .refine(nombreVisible, INVISIBLES),
  alcance: z.enum(alcanceSchema.options, { error: textOf(erroresUsuarios.alcanceNoValido) }),
  proyectos: z
    .array(idSchema, { error: textOf(erroresUsuarios.proyectosNoValidos, { max: MAX_PROYECTOS_TOKEN }) })
    .min(1, textOf(erroresUsuarios.proyectosNoValidos, { max: MAX_PROYECTOS_TOKEN }))
    .max(MAX_PROYECTOS_TOKEN, textOf(erroresUsuarios.proyectosNoValidos, { max: MAX_PROYECTOS_TOKEN }))
    .transform((ids) => [...new Set(ids)])
    .nullable()
    .default(null),
  dias: z
    .int({ error: DIAS_NO_VALIDOS })
    .min(1, DIAS_NO_VALIDOS)
    .max(MAX_DIAS_TOKEN, DIAS_NO_VALIDOS)
    .default(DIAS_TOKEN),
});
export type TokenCreate = z.infer<typeof tokenCreateSchema>;

export const tokensReplySchema = replySchema({ tokens: z.array(tokenSchema) });

/** `secreto` is shown this once. */
export const tokenCreadoReplySchema = replySchema({ token: tokenSchema, secreto: z.string() });
