import { z } from 'zod';
import { erroresComunes } from './common-errors';
import { defineErrors } from './errors';
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

export const estadoServicioSchema = z.object({
  servicio: z.string(),
  version: z.string(),
  /** When the replica that answers started. */
  desde: fechaSchema,
  listo: z.boolean(),
  base: z.boolean(),
  broker: z.boolean(),
  /** Transactions whose messages have not been sent yet; null: the database does not answer now. */
  outbox: z.int().nullable(),
  consumidores: z.array(consumidorSchema),
  letras: z.array(letraMuertaSchema),
  /** `letras` holds only the oldest ones; null: the broker does not answer now. */
  letrasTotal: z.int().nullable(),
});

export const estadoGatewaySchema = z.object({
  version: z.string(),
  desde: fechaSchema,
  broker: z.boolean(),
  sockets: z.int(),
});

/** `estado` null: the service does not answer. */
export const operacionSchema = z.object({
  success: z.literal(true),
  gateway: estadoGatewaySchema,
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

export type LetraMuerta = z.infer<typeof letraMuertaSchema>;
export type Consumidor = z.infer<typeof consumidorSchema>;
export type EstadoServicio = z.infer<typeof estadoServicioSchema>;
export type EstadoGateway = z.infer<typeof estadoGatewaySchema>;
export type Operacion = z.infer<typeof operacionSchema>;
