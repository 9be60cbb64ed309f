import {
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
import { sesionReplySchema } from './usuario';

/** A person has one for each device, or a few in a drawer: not hundreds. */
export const MAX_LLAVES = 20;
export const MAX_NOMBRE_LLAVE = 60;

const NO_VALIDA = textOf(erroresUsuarios.llaveNoValida);
const TYPE = 'public-key';
/** The longest that a device gives (its attestation, with certificates) is a few kilobytes. */
const MAX_BYTES = 8_192;
/** A credential's identifier has at most 1023 bytes. */
const MAX_IDENTIFIER = 1_364;
const MAX_TRANSPORTS = 8;

const bytes = (max = MAX_BYTES) =>
  z
    .string({ error: NO_VALIDA })
    .max(max, NO_VALIDA)
    .regex(/^[\w-]+$/, NO_VALIDA);
const identifier = bytes(MAX_IDENTIFIER).meta({
  description: 'Cómo llama el dispositivo a la llave (base64url)',
});
const typeSchema = z
  .literal(TYPE, { error: NO_VALIDA })
  .meta({ description: 'De qué clase es: siempre la misma' });
const transportSchema = { description: 'Cómo llega el navegador al dispositivo' };

/** What every answer of an authenticator has, as `PublicKeyCredential.toJSON` writes it. */
const answer = <T extends z.ZodRawShape>(response: T) =>
  z.object(
    {
      id: identifier,
      rawId: identifier,
      type: typeSchema,
      response: z
        .object(
          {
            clientDataJSON: bytes().meta({ description: 'Lo que el navegador dice que ha pedido' }),
            ...response,
          },
          { error: NO_VALIDA },
        )
        .meta({ description: 'Lo que contesta el dispositivo, en base64url' }),
    },
    { error: NO_VALIDA },
  );

/** A new passkey, as `navigator.credentials.create` gives it. */
export const llaveNuevaSchema = answer({
  attestationObject: bytes().meta({ description: 'La llave nueva, con su clave pública' }),
  transports: z
    .array(z.string({ error: NO_VALIDA }).max(40, NO_VALIDA), { error: NO_VALIDA })
    .max(MAX_TRANSPORTS, NO_VALIDA)
    .optional()
    .meta(transportSchema),
}).meta({ description: 'Lo que da `navigator.credentials.create`, como JSON' });
export type LlaveNueva = z.infer<typeof llaveNuevaSchema>;

/** A passkey that is used, as `navigator.credentials.get` gives it. */
export const usoLlaveSchema = answer({
  authenticatorData: bytes().meta({
    description: 'Lo que dice el dispositivo: para qué sitio, y si ha reconocido a la persona',
  }),
  signature: bytes().meta({ description: 'Su firma' }),
  /** Missing where a device was told which key it is to use. */
  userHandle: bytes().nullish().meta({ description: 'De quién es la llave, como lo guarda el dispositivo' }),
}).meta({ description: 'Lo que da `navigator.credentials.get`, como JSON' });
export type UsoLlave = z.infer<typeof usoLlaveSchema>;

export const nombreLlaveSchema = z
  .string({ error: NO_VALIDA })
  .trim()
  .min(1, textOf(erroresUsuarios.llaveSinNombre))
  .max(MAX_NOMBRE_LLAVE, textOf(erroresComunes.demasiadoLargo, { max: MAX_NOMBRE_LLAVE }))
  .refine(nombreVisible, INVISIBLES)
  .meta({ description: 'Cómo la llama su dueño' });

/** One of a person's passkeys. `usada`: null until it has shown who they are. */
export const llaveAccesoSchema = z.object({
  _id: idSchema,
  nombre: z.string(),
  creada: fechaSchema,
  usada: fechaSchema.nullable(),
});
export type LlaveAcceso = z.infer<typeof llaveAccesoSchema>;

/** Without a name it is called as the browser and the system that made it. */
export const llaveCreateSchema = z.object({ llave: llaveNuevaSchema, nombre: nombreLlaveSchema.optional() });
export type LlaveCreate = z.infer<typeof llaveCreateSchema>;

/** PUT /api/usuarios/llaves/{id} */
export const llaveUpdateSchema = z.object({ nombre: nombreLlaveSchema });
export type LlaveUpdate = z.infer<typeof llaveUpdateSchema>;
export const llaveReplySchema = replySchema({ llave: llaveAccesoSchema });

/** `codigos`: the recovery codes, where these are the first that the person gets; shown this once. */
export const llaveCreadaReplySchema = replySchema({ llave: llaveAccesoSchema, codigos: z.array(z.string()) });

/** `recordar: false` asks for a token that lasts only a day. */
export const entrarConLlaveSchema = z.object({
  llave: usoLlaveSchema,
  recordar: z.boolean({ error: textOf(erroresComunes.verdaderoOFalso) }).optional(),
});
export type EntrarConLlave = z.infer<typeof entrarConLlaveSchema>;

const descriptor = z.object({
  id: identifier,
  type: typeSchema,
  transports: z.array(z.string()).optional().meta(transportSchema),
});
const verificationSchema = z
  .enum(['required', 'preferred', 'discouraged'])
  .meta({ description: 'Si el dispositivo tiene que reconocer a la persona' });
const challengeSchema = z
  .string()
  .meta({ description: 'Lo que firma el dispositivo (base64url); vale una vez' });
const timeoutSchema = z.number().meta({ description: 'Cuánto vale, en milisegundos' });

/** What the browser asks a device with: good once, for some minutes. */
export const opcionesUsoReplySchema = replySchema({
  opciones: z
    .object({
      challenge: challengeSchema,
      rpId: z.string(),
      timeout: timeoutSchema,
      allowCredentials: z.array(descriptor),
      userVerification: verificationSchema,
    })
    .meta({ description: 'Lo que lleva `PublicKeyCredential.parseRequestOptionsFromJSON`' }),
});
export type OpcionesUso = z.infer<typeof opcionesUsoReplySchema>['opciones'];

export const opcionesLlaveReplySchema = replySchema({
  opciones: z
    .object({
      challenge: challengeSchema,
      rp: z
        .object({ id: z.string().meta({ description: 'Su nombre en la red' }), name: z.string() })
        .meta({ description: 'El sitio' }),
      user: z
        .object({
          id: z.string().meta({ description: 'Al azar: no dice quién es' }),
          name: z.string(),
          displayName: z.string(),
        })
        .meta({ description: 'La persona' }),
      pubKeyCredParams: z.array(z.object({ alg: z.number(), type: typeSchema })),
      timeout: timeoutSchema,
      attestation: z.literal('none'),
      excludeCredentials: z.array(descriptor),
      authenticatorSelection: z.object({
        residentKey: z.literal('required'),
        requireResidentKey: z.literal(true),
        userVerification: verificationSchema,
      }),
    })
    .meta({ description: 'Lo que lleva `PublicKeyCredential.parseCreationOptionsFromJSON`' }),
});
export type OpcionesLlave = z.infer<typeof opcionesLlaveReplySchema>['opciones'];

/** The session of whoever has set up, with a passkey, what is demanded of them. */
export const altaLlaveReplySchema = sesionReplySchema.extend({ codigos: z.array(z.string()) });
