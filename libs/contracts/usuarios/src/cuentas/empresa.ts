import { erroresComunes, fechaSchema, idSchema, textOf } from '@pmp/contracts/common';
import { z } from 'zod';
import { retoReplySchema } from './factor';
import { erroresUsuarios } from '../errors';
import { sesionReplySchema } from './usuario';

const SITIO = 'http://sitio.invalid';
const MAX_DESTINO = 2_000;
const DESTINO_NO_VALIDO = textOf(erroresUsuarios.destinoNoValido);

/** Decides as a browser would: `//otro.es`, `/\otro.es` and an address hidden behind a tab all lead to another site. */
const isOwnPath = (texto: string): boolean => {
  const url = URL.parse(texto, SITIO);
  return url?.href === SITIO + texto && !url.pathname.startsWith('//');
};

export const destinoSchema = z
  .string({ error: DESTINO_NO_VALIDO })
  .max(MAX_DESTINO, { error: DESTINO_NO_VALIDO, abort: true })
  .refine(isOwnPath, DESTINO_NO_VALIDO);

/** `destino`: the page of the web app to return to. `recordar: false` asks for a token that lasts only a day. */
export const empresaInicioSchema = z.object({
  destino: destinoSchema.optional(),
  recordar: z.boolean({ error: textOf(erroresComunes.verdaderoOFalso) }).optional(),
});
export type EmpresaInicio = z.infer<typeof empresaInicioSchema>;

/** `url`: where to send the browser. `clave`: a secret that only this browser has, to present when it returns. */
export const empresaInicioReplySchema = z.object({
  success: z.literal(true),
  url: z.string(),
  clave: z.string(),
});
export type EmpresaInicioReply = z.infer<typeof empresaInicioReplySchema>;

const CLAVE_PATTERN = /^[\w-]{43}$/;
/** An authorization code may be a token of several kilobytes. */
const MAX_RESPUESTA = 8_192;
const RESPUESTA_NO_VALIDA = textOf(erroresUsuarios.empresaRespuestaNoValida);

/** `respuesta`: the query string with which the issuer sent the browser back, unchanged. */
export const empresaSesionSchema = z.object({
  respuesta: z
    .string({ error: RESPUESTA_NO_VALIDA })
    .min(1, RESPUESTA_NO_VALIDA)
    .max(MAX_RESPUESTA, RESPUESTA_NO_VALIDA)
    .meta({ description: 'Lo que va tras el `?` de la dirección con la que volvió el navegador' }),
  clave: z.string({ error: RESPUESTA_NO_VALIDA }).regex(CLAVE_PATTERN, RESPUESTA_NO_VALIDA),
});
export type EmpresaSesion = z.infer<typeof empresaSesionSchema>;

/** `preferencias` is absent when the account has just been created. */
export const empresaSesionReplySchema = sesionReplySchema.extend({
  destino: z.string().nullable(),
  recordar: z.boolean(),
});
/** The company's account is right, and a second factor is missing that the issuer has not asked for. */
export const empresaRetoReplySchema = retoReplySchema.extend({
  destino: z.string().nullable(),
  recordar: z.boolean(),
});
export type EmpresaSesionReply = z.infer<typeof empresaSesionReplySchema>;

/** An account of `emisor` that opens this one, linked since `vinculada`. */
export const vinculoEmpresaSchema = z.object({
  usuario: idSchema,
  emisor: z.string().meta({ description: 'La dirección de quien responde de la cuenta de la empresa' }),
  vinculada: fechaSchema,
});
export type VinculoEmpresa = z.infer<typeof vinculoEmpresaSchema>;
