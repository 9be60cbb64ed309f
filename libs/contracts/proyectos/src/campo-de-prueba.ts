import { textoSchema } from '@pmp/contracts/common';
import { z } from 'zod';
import { epicaCreateSchema, epicaSchema, epicaUpdateSchema } from './elementos/epica';
import { historiaCreateSchema, historiaSchema, historiaUpdateSchema } from './elementos/historia';
import { tareaCreateSchema, tareaSchema, tareaUpdateSchema } from './elementos/tarea';
import { SIN_VALOR } from './sin-valor.rules';

const SHOWN = [epicaSchema, historiaSchema, tareaSchema];
const WRITTEN = [
  epicaCreateSchema,
  epicaUpdateSchema,
  historiaCreateSchema,
  historiaUpdateSchema,
  tareaCreateSchema,
  tareaUpdateSchema,
];

/**
 * Gives every kind of item one more text, as whoever adds a field writes it in its contract: for a test of what follows
 * from that. Only before anything else of these contracts is loaded, which takes its shapes from here.
 */
export function addCampo(campo: string): void {
  const add = (to: object, value: unknown): unknown => Object.assign(to, { [campo]: value });
  for (const values of Object.values(SIN_VALOR)) add(values, '');
  for (const { shape } of SHOWN) add(shape, z.string());
  for (const { shape } of WRITTEN) add(shape, textoSchema.optional());
}
