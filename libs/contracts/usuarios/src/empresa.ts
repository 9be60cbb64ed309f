import { erroresComunes, fechaSchema, idSchema, textOf } from '@pmp/contracts/common';
import { z } from 'zod';
import { erroresUsuarios } from './errors';
import { sesionReplySchema } from './usuario';

const SITIO = 'http://sitio.invalid';
const MAX_DESTINO = 2_000;
const DESTINO_NO_VALIDO = textOf(erroresUsuarios.destinoNoValido);

/** As a browser reads it: `//otro.es`, `/\otro.es` and what hides behind a tab lead to another site. */
const isOwnPath = (texto: string): boolean => {
  const url = URL.parse(texto, SITIO);
  return url?.href === SITIO + texto && !url.pathname.startsWith('//');
};

export const destinoSchema = z
  .string({ error: DESTINO_NO_VALIDO })
  .max(MAX_DESTINO, { error: DESTINO_NO_VALIDO, abort: true })
  .refine(isOwnPath, DESTINO_NO_VALIDO);

/** `destino`: the page of the web app that was wanted. `recordar: false` asks for a token of a day only. */
export const empresaInicioSchema = z.object({
  destino: destinoSchema.optional(),
  recordar: z.boolean({ error: textOf(erroresComunes.verdaderoOFalso) }).optional(),
});
export type EmpresaInicio = z.infer<typeof empresaInicioSchema>;

/** `url`: where the browser goes. `clave`: what only this browser knows, to be shown when it comes back. */
export const empresaInicioReplySchema = z.object({
  success: z.literal(true),
  url: z.string(),
  clave: z.string(),
});
export type EmpresaInicioReply = z.infer<typeof empresaInicioReplySchema>;

const CLAVE_PATTERN = /^[\w-]{43}$/;
/** An authorization code may be a token of some kilobytes. */
const MAX_RESPUESTA = 8_192;
const RESPUESTA_NO_VALIDA = textOf(erroresUsuarios.empresaRespuestaNoValida);

/** `respuesta`: the query that the issuer has sent the browser back with, as it came. */
export const empresaSesionSchema = z.object({
  respuesta: z
    .string({ error: RESPUESTA_NO_VALIDA })
    .min(1, RESPUESTA_NO_VALIDA)
    .max(MAX_RESPUESTA, RESPUESTA_NO_VALIDA),
  clave: z.string({ error: RESPUESTA_NO_VALIDA }).regex(CLAVE_PATTERN, RESPUESTA_NO_VALIDA),
});
export type EmpresaSesion = z.infer<typeof empresaSesionSchema>;

/** Without `preferencias` the account has just been made. */
export const empresaSesionReplySchema = sesionReplySchema.extend({
  destino: z.string().nullable(),
  recordar: z.boolean(),
});
export type EmpresaSesionReply = z.infer<typeof empresaSesionReplySchema>;

/** An account that `emisor` opens, since `vinculada`. */
export const vinculoEmpresaSchema = z.object({
  usuario: idSchema,
  emisor: z.string(),
  vinculada: fechaSchema,
});
export type VinculoEmpresa = z.infer<typeof vinculoEmpresaSchema>;
