import { erroresComunes, fechaSchema, replySchema, textOf } from '@pmp/contracts/common';
import { z } from 'zod';
import { contrasenaActualSchema, sesionReplySchema } from './usuario';
import { erroresUsuarios } from '../errors';

/** How many recovery codes a person has at first. */
export const CODIGOS_RECUPERACION = 10;
/** How long a device may be remembered that has shown the second factor. */
export const DIAS_DISPOSITIVO = 30;

/** By what somebody has shown at a sign-in that it is them, besides the password. */
export const FACTORES = ['totp', 'recuperacion', 'dispositivo', 'empresa'] as const;
export const factorSchema = z.enum(FACTORES);
export type Factor = z.infer<typeof factorSchema>;

/** 32 random bytes in base64url. */
const PASE_PATTERN = /^[\w-]{43}$/;
const RETO_NO_VALIDO = textOf(erroresUsuarios.retoCaducado);
const CODIGO_NO_VALIDO = textOf(erroresUsuarios.codigoFactorNoValido);
const MAX_CODIGO = 40;

/** Of the application (six digits), or a recovery code; spaces and hyphens count for nothing. */
const codigoSchema = z
  .string({ error: CODIGO_NO_VALIDO })
  .min(1, CODIGO_NO_VALIDO)
  .max(MAX_CODIGO, CODIGO_NO_VALIDO)
  .meta({ description: 'El de la aplicación, de seis cifras, o uno de recuperación' });

/** The second step of a sign-in. `recordar`: this device is not asked for thirty days. */
export const segundoPasoSchema = z.object({
  reto: z.string({ error: RETO_NO_VALIDO }).regex(PASE_PATTERN, RETO_NO_VALIDO),
  codigo: codigoSchema,
  recordar: z.boolean({ error: textOf(erroresComunes.verdaderoOFalso) }).optional(),
});
export type SegundoPaso = z.infer<typeof segundoPasoSchema>;

/** The password was right and a second factor is missing: `reto` is good for that step, for some minutes, and nothing else. */
export const retoReplySchema = replySchema({
  factor: z.object({
    reto: z.string(),
    expira: fechaSchema,
    alta: z.literal(true).optional().meta({
      description: 'Se exige un segundo factor y la cuenta no tiene: el reto sirve para activarlo y entrar',
    }),
  }),
});

/** `dispositivo`: what the browser shows at the next sign-in in place of the second factor, if it is to be remembered. */
export const segundoPasoReplySchema = sesionReplySchema.extend({ dispositivo: z.string().optional() });

/** Whoever lacks a second factor that is demanded sets one up with this in place of a session. */
export const altaFactorSchema = segundoPasoSchema.pick({ reto: true });
export const altaFactorConfirmarSchema = segundoPasoSchema.pick({ reto: true, codigo: true });
export type AltaFactorConfirmar = z.infer<typeof altaFactorConfirmarSchema>;

/** `actual`: the password; without one, the person has just signed in with the company's account. */
export const factorPedidoSchema = z.object({ actual: contrasenaActualSchema.optional() });
export type FactorPedido = z.infer<typeof factorPedidoSchema>;

/** With what somebody who is signed in shows that it is still them: the password, or a code. */
export const pruebaSchema = factorPedidoSchema.extend({ codigo: codigoSchema.optional() });
export type Prueba = z.infer<typeof pruebaSchema>;

export const factorConfirmarSchema = z.object({ codigo: codigoSchema });
export type FactorConfirmar = z.infer<typeof factorConfirmarSchema>;

/** `aplicacion`: since when an application gives codes. `codigos`: recovery codes left. `dispositivos`: those remembered. */
export const factoresSchema = z.object({
  disponible: z.boolean(),
  aplicacion: fechaSchema.nullable(),
  codigos: z.int().min(0),
  dispositivos: z.int().min(0),
});
export type Factores = z.infer<typeof factoresSchema>;

export const factoresReplySchema = replySchema({ factores: factoresSchema });
/** `secreto`: in base32, to be typed. `uri`: the same, to be read as a QR. */
export const semillaReplySchema = replySchema({ secreto: z.string(), uri: z.string() });
/** The session of whoever has just set up what is demanded of them. */
export const altaFactorReplySchema = sesionReplySchema.extend({ codigos: z.array(z.string()) });
/** Shown this once: what is stored of them does not tell them. */
export const codigosReplySchema = replySchema({ codigos: z.array(z.string()) });
