import { erroresComunes, fechaSchema, replySchema, textOf } from '@pmp/contracts/common';
import { z } from 'zod';
import { dispositivoRecordadoSchema } from './dispositivo';
import { llaveAccesoSchema, llaveNuevaSchema, nombreLlaveSchema, usoLlaveSchema } from './llave';
import { contrasenaActualSchema, sesionReplySchema } from './usuario';
import { erroresUsuarios } from '../errors';

/** How many recovery codes a person has at first. */
export const CODIGOS_RECUPERACION = 10;
/** How long a device may be remembered that has shown the second factor. */
export const DIAS_DISPOSITIVO = 30;

/** By what somebody has shown at a sign-in that it is them, besides the password. */
export const FACTORES = ['totp', 'llave', 'recuperacion', 'dispositivo', 'empresa'] as const;
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

export const retoSchema = z.object({
  reto: z.string({ error: RETO_NO_VALIDO }).regex(PASE_PATTERN, RETO_NO_VALIDO),
});
export type RetoPedido = z.infer<typeof retoSchema>;

/** The second step of a sign-in: a code or a passkey. `recordar`: this device is not asked for thirty days. */
export const segundoPasoSchema = retoSchema
  .extend({
    codigo: codigoSchema.optional(),
    llave: usoLlaveSchema.optional(),
    recordar: z.boolean({ error: textOf(erroresComunes.verdaderoOFalso) }).optional(),
  })
  .refine(({ codigo, llave }) => (codigo === undefined) !== (llave === undefined), {
    path: ['codigo'],
    error: CODIGO_NO_VALIDO,
  });
export type SegundoPaso = z.infer<typeof segundoPasoSchema>;

/** By what the second step can be done, besides a recovery code. */
const mediosSchema = z.array(z.enum(['totp', 'llave']));

/** The password was right and a second factor is missing: `reto` is good for that step, for some minutes, and nothing else. */
export const retoReplySchema = replySchema({
  factor: z.object({
    reto: z.string(),
    expira: fechaSchema,
    alta: z.literal(true).optional().meta({
      description: 'Se exige un segundo factor y la cuenta no tiene: el reto sirve para activarlo y entrar',
    }),
    medios: mediosSchema.optional().meta({
      description: 'Con qué se puede dar este paso, además de un código de recuperación',
    }),
  }),
});

/** `dispositivo`: what the browser shows at the next sign-in in place of the second factor, if it is to be remembered. */
export const segundoPasoReplySchema = sesionReplySchema.extend({ dispositivo: z.string().optional() });

/** Whoever lacks a second factor that is demanded sets one up with this in place of a session. */
export const altaFactorConfirmarSchema = retoSchema.extend({ codigo: codigoSchema });
export type AltaFactorConfirmar = z.infer<typeof altaFactorConfirmarSchema>;
/** The same with a passkey; `nombre`: how it is to be called. */
export const altaLlaveConfirmarSchema = retoSchema.extend({
  llave: llaveNuevaSchema,
  nombre: nombreLlaveSchema.optional(),
});
export type AltaLlaveConfirmar = z.infer<typeof altaLlaveConfirmarSchema>;

/** `actual`: the password; without one, the person has just signed in with the company's account. */
export const factorPedidoSchema = z.object({ actual: contrasenaActualSchema.optional() });
export type FactorPedido = z.infer<typeof factorPedidoSchema>;

/** With what somebody who is signed in shows that it is still them: the password, a code or a passkey. */
export const pruebaSchema = factorPedidoSchema.extend({
  codigo: codigoSchema.optional(),
  llave: usoLlaveSchema.optional(),
});
export type Prueba = z.infer<typeof pruebaSchema>;

export const factorConfirmarSchema = z.object({ codigo: codigoSchema });
export type FactorConfirmar = z.infer<typeof factorConfirmarSchema>;

/** `aplicacion`: since when an application gives codes. `codigos`: recovery codes left. `dispositivos`: those remembered. */
export const factoresSchema = z.object({
  disponible: z.boolean(),
  aplicacion: fechaSchema
    .nullable()
    .meta({ description: 'Desde cuándo da códigos una aplicación; null: no los da' }),
  llaves: z.array(llaveAccesoSchema),
  codigos: z.int().min(0),
  dispositivos: z.array(dispositivoRecordadoSchema).meta({ description: 'Los que se recuerdan' }),
});
export type Factores = z.infer<typeof factoresSchema>;

export const factoresReplySchema = replySchema({ factores: factoresSchema });
/** `secreto`: in base32, to be typed. `uri`: the same, to be read as a QR. */
export const semillaReplySchema = replySchema({ secreto: z.string(), uri: z.string() });
/** The session of whoever has just set up what is demanded of them. */
export const altaFactorReplySchema = sesionReplySchema.extend({ codigos: z.array(z.string()) });
/** Shown this once: what is stored of them does not tell them. */
export const codigosReplySchema = replySchema({ codigos: z.array(z.string()) });
