import { z } from 'zod';
import { idSchema } from './ids';

/** The names of the palette: each theme says which tone each of them is. */
export const COLORES_ETIQUETA = [
  'gris',
  'rojo',
  'naranja',
  'amarillo',
  'verde',
  'turquesa',
  'azul',
  'violeta',
  'rosa',
] as const;

/** A label as the items that have it show it. */
export const etiquetaDeElementoSchema = z.object({
  _id: idSchema,
  nombre: z.string(),
  color: z.enum(COLORES_ETIQUETA),
});
export type EtiquetaDeElemento = z.infer<typeof etiquetaDeElementoSchema>;
