import { defineFact, detalleSchema, idSchema } from '@pmp/contracts/common';
import { z } from 'zod';
import { TIPOS_CALENDARIO } from './calendario';

export * from './forja-events';

/** `proyecto` null: of all projects. The address is not said: it may contain a key. `sitio`: its host. */
const webhookHecho = z.object({
  _id: idSchema,
  nombre: z.string(),
  proyecto: idSchema.nullable(),
  sitio: z.string(),
  detalle: detalleSchema,
});

export const webhookCreado = defineFact('integraciones', 'webhook', 'creado', webhookHecho);
export const webhookActualizado = defineFact('integraciones', 'webhook', 'actualizado', webhookHecho);
export const webhookEliminado = defineFact('integraciones', 'webhook', 'eliminado', webhookHecho);
export const secretoRenovado = defineFact('integraciones', 'webhook', 'secreto-renovado', webhookHecho);

/**
 * It sends nothing any more: `fallos`, three days without success or, with `retirado`, a receiver that answered 410 Gone;
 * `sinAcceso`: `dueno` may not have it any more.
 */
export const webhookDesactivado = defineFact(
  'integraciones',
  'webhook',
  'desactivado',
  webhookHecho.extend({
    dueno: idSchema,
    motivo: z.enum(['fallos', 'sinAcceso']),
    retirado: z.boolean().optional(),
  }),
);

const calendarioHecho = z.object({
  _id: idSchema,
  nombre: z.string(),
  tipo: z.enum(TIPOS_CALENDARIO),
  proyecto: idSchema.nullable(),
});

export const calendarioCreado = defineFact('integraciones', 'calendario', 'creado', calendarioHecho);
export const calendarioRenovado = defineFact('integraciones', 'calendario', 'renovado', calendarioHecho);
export const calendarioEliminado = defineFact('integraciones', 'calendario', 'eliminado', calendarioHecho);
