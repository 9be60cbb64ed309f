import { defineFact, detalleSchema, idSchema, versionSchema } from '@pmp/contracts/common';
import { z } from 'zod';
import { ESTADOS_REGLA, SENALES_FORJA, TIPOS_FORJA } from './forja';

const forjaHecho = z.object({
  _id: idSchema,
  nombre: z.string(),
  tipo: z.enum(TIPOS_FORJA),
  proyecto: idSchema,
  detalle: detalleSchema,
});

export const forjaCreada = defineFact('integraciones', 'forja', 'creada', forjaHecho);
export const forjaActualizada = defineFact('integraciones', 'forja', 'actualizada', forjaHecho);
export const forjaEliminada = defineFact('integraciones', 'forja', 'eliminada', forjaHecho);
export const forjaSecretoRenovado = defineFact('integraciones', 'forja', 'secreto-renovado', forjaHecho);
/** Who made it may not have it any more. */
export const forjaDesactivada = defineFact('integraciones', 'forja', 'desactivada', forjaHecho);

/** The item that a number stands for in a project. `dueno`: in whose name it is changed, as far as they may. */
const sobreElemento = z.object({
  forja: idSchema,
  dueno: idSchema,
  proyecto: idSchema,
  numero: z.int().positive(),
});

/** Code about an item has got somewhere, and a rule says what that means for it. */
export const forjaAvance = defineFact(
  'integraciones',
  'forja',
  'avance',
  sobreElemento.extend({ senal: z.enum(SENALES_FORJA), estado: z.enum(ESTADOS_REGLA) }),
);

/**
 * Whether a commit that names a criterion has passed and has not been reverted. `criterio`: its place among those of the
 * item when it is first heard of, from 1. `version` grows with each change: what is older is no longer true.
 */
export const forjaPrueba = defineFact(
  'integraciones',
  'forja',
  'prueba',
  sobreElemento.extend({ criterio: z.int().positive(), hecho: z.boolean(), version: versionSchema }),
);
