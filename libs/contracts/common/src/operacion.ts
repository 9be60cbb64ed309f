import { z } from 'zod';
import { erroresComunes } from './errores/common-errors';
import { defineErrors } from './errores/errors';
import { fechaSchema } from './ids';
import { textOf } from './schema-text';

/** A message that its handler could not process. `_id`: `<servicio>-<number>`. */
export const letraMuertaSchema = z.object({
  _id: z.string(),
  consumidor: z.string(),
  asunto: z.string(),
  motivo: z.string(),
  apartada: fechaSchema,
  correlacion: z.string().nullable(),
  /** The first part of the raw message. */
  resumen: z.string(),
});

/** What a service listens to; null: the broker does not answer now. */
export const consumidorSchema = z.object({
  nombre: z.string(),
  pendientes: z.int().nullable(),
  /** How long the oldest unprocessed message has been waiting. */
  esperaMs: z.number().nullable(),
});

/** A service's own database; null where it cannot tell. */
export const datosServicioSchema = z.object({
  /** The server that comes with the product, which is for small installations. */
  embebida: z.boolean(),
  documentos: z.int(),
  bytes: z.number(),
  /** Of the disk that the database lies on, in bytes. */
  disco: z
    .object({ usado: z.number().meta({ description: 'Lo que está ocupado' }), total: z.number() })
    .nullable(),
});

/** The instants that the last backup shows, and the last one that was also drilled; null: there is none. */
export const respaldoSchema = z.object({ hecha: fechaSchema.nullable(), ensayada: fechaSchema.nullable() });

/** What was added after the first release is optional: two versions work together during an upgrade. */
export const estadoServicioSchema = z.object({
  servicio: z.string(),
  version: z.string().meta({ description: 'Versión del producto' }),
  /** When the replica that answers started. */
  desde: fechaSchema,
  listo: z.boolean(),
  base: z.boolean(),
  broker: z.boolean(),
  /** Transactions whose messages have not been sent yet; null: the database does not answer now. */
  outbox: z.int().nullable(),
  /** How long the oldest of them has been waiting. */
  outboxEsperaMs: z.number().nullable().optional(),
  datos: datosServicioSchema.nullable().optional(),
  /** Told by usuarios alone. */
  respaldo: respaldoSchema.nullable().optional(),
  personas: z.int().nullable().optional(),
  consumidores: z.array(consumidorSchema),
  letras: z.array(letraMuertaSchema),
  /** `letras` holds only the oldest ones; null: the broker does not answer now. */
  letrasTotal: z.int().nullable(),
});

export const estadoGatewaySchema = z.object({
  version: z.string().meta({ description: 'Versión del producto' }),
  desde: fechaSchema,
  broker: z.boolean(),
  sockets: z.int(),
  /** Until when the certificate of the product's address is good; null: not known. */
  certificado: z.object({ caduca: fechaSchema }).nullable(),
});

const tamanoSchema = z.object({ documentos: z.int(), personas: z.int(), sockets: z.int() });

/** How large an installation may grow with the embedded database (docs/operacion/pasar-a-mongodb.md). */
export const LIMITES_EMBEBIDA = { documentos: 500_000, personas: 1_000, sockets: 2_000 } as const;
/** The part of a limit from which on the product says that it is time for MongoDB. */
export const CERCA_DEL_LIMITE = 0.7;

/** An installation with the embedded database, measured against what that carries. */
export const tamanoEmbebidaSchema = z.object({
  usado: tamanoSchema.meta({ description: 'Lo que hay ahora' }),
  limites: tamanoSchema,
  cerca: z.boolean(),
});

/** `estado` null: the service does not answer. */
export const operacionSchema = z.object({
  success: z.literal(true),
  gateway: estadoGatewaySchema,
  /** null: the database is a MongoDB, or nobody can tell. */
  embebida: tamanoEmbebidaSchema.nullable(),
  servicios: z.array(z.object({ servicio: z.string(), estado: estadoServicioSchema.nullable() })),
});

export const letraParamSchema = z.object({
  id: z.string().regex(/^[a-z]{1,20}-[1-9]\d{0,14}$/, textOf(erroresComunes.identificadorNoValido)),
});

export const erroresOperacion = defineErrors('operacion', {
  letraNoEncontrada: { kind: 'missing', message: 'Ese mensaje ya no está entre los fallidos' },
  sinConsumidor: {
    kind: 'conflict',
    message: 'Esta versión ya no trata estos mensajes: solo se puede descartar',
  },
  sigueFallando: { kind: 'conflict', message: ({ motivo }) => `El mensaje ha vuelto a fallar: ${motivo}` },
});

export type DatosServicio = z.infer<typeof datosServicioSchema>;
export type Respaldo = z.infer<typeof respaldoSchema>;
export type TamanoEmbebida = z.infer<typeof tamanoEmbebidaSchema>;
export type LetraMuerta = z.infer<typeof letraMuertaSchema>;
export type Consumidor = z.infer<typeof consumidorSchema>;
export type EstadoServicio = z.infer<typeof estadoServicioSchema>;
export type EstadoGateway = z.infer<typeof estadoGatewaySchema>;
export type Operacion = z.infer<typeof operacionSchema>;
