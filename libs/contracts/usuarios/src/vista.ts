import {
  erroresComunes,
  idSchema,
  INVISIBLES,
  nombreVisible,
  textOf,
  versionSchema,
} from '@pmp/contracts/common';
import { z } from 'zod';
import { erroresUsuarios } from './errors';

export const MAX_VISTAS = 50;
export const MAX_NOMBRE_VISTA = 60;
export const MAX_LISTA = 1000;

/** What URLSearchParams writes: no `#` and no slash, so it cannot lead to another page. */
const LISTA_PATTERN = /^[\w*.%+&=-]*$/;

const SIN_NOMBRE = textOf(erroresUsuarios.vistaSinNombre);
const LISTA_NO_VALIDA = textOf(erroresUsuarios.listaNoValida);

/** A task list that somebody saved: its name, and its filter as written in the address. */
export const vistaSchema = z.object({
  _id: idSchema,
  nombre: z
    .string({ error: SIN_NOMBRE })
    .trim()
    .min(1, SIN_NOMBRE)
    .max(MAX_NOMBRE_VISTA, textOf(erroresComunes.demasiadoLargo, { max: MAX_NOMBRE_VISTA }))
    .refine(nombreVisible, INVISIBLES),
  lista: z
    .string({ error: LISTA_NO_VALIDA })
    .max(MAX_LISTA, { error: textOf(erroresUsuarios.listaLarga), abort: true })
    .regex(LISTA_PATTERN, LISTA_NO_VALIDA),
});
export type Vista = z.infer<typeof vistaSchema>;

const isDistinct = (values: string[]): boolean => new Set(values).size === values.length;

/** All saved views of a person, in their order; `version` is the one they were read at, 0 if none were ever saved. */
export const vistasSchema = z.object({
  vistas: z
    .array(vistaSchema, { error: textOf(erroresUsuarios.vistasNoValidas) })
    .max(MAX_VISTAS, textOf(erroresUsuarios.demasiadasVistas, { max: MAX_VISTAS }))
    .refine((vistas) => isDistinct(vistas.map(({ _id }) => _id)), textOf(erroresUsuarios.idOcupado))
    .refine(
      (vistas) => isDistinct(vistas.map(({ nombre }) => nombre)),
      textOf(erroresUsuarios.vistaRepetida),
    ),
  version: versionSchema,
});
export type Vistas = z.infer<typeof vistasSchema>;
