import { idSchema, versionSchema } from '@pmp/contracts/common';
import { z } from 'zod';

export const MAX_VISTAS = 50;
export const MAX_NOMBRE_VISTA = 60;
export const MAX_LISTA = 1000;

/** What URLSearchParams writes: no `#` and no slash, so it cannot lead to another page. */
const LISTA_PATTERN = /^[\w*.%+&=-]*$/;

/** A task list that somebody saved: its name, and its filter as written in the address. */
export const vistaSchema = z.object({
  _id: idSchema,
  nombre: z
    .string({ error: 'El nombre de la vista es obligatorio' })
    .trim()
    .min(1, 'El nombre de la vista es obligatorio')
    .max(MAX_NOMBRE_VISTA, `No puede superar los ${MAX_NOMBRE_VISTA} caracteres`),
  lista: z
    .string({ error: 'La lista no es válida' })
    .max(MAX_LISTA, { error: 'La lista tiene demasiados filtros', abort: true })
    .regex(LISTA_PATTERN, 'La lista no es válida'),
});
export type Vista = z.infer<typeof vistaSchema>;

const isDistinct = (values: string[]): boolean => new Set(values).size === values.length;

/** All saved views of a person, in their order; `version` is the one they were read at, 0 if none were ever saved. */
export const vistasSchema = z.object({
  vistas: z
    .array(vistaSchema, { error: 'Las vistas no son válidas' })
    .max(MAX_VISTAS, `No puedes guardar más de ${MAX_VISTAS} vistas`)
    .refine((vistas) => isDistinct(vistas.map(({ _id }) => _id)), 'El identificador ya está en uso')
    .refine(
      (vistas) => isDistinct(vistas.map(({ nombre }) => nombre)),
      'Dos vistas no pueden llamarse igual',
    ),
  version: versionSchema,
});
export type Vistas = z.infer<typeof vistasSchema>;
