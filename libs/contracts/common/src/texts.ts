import { z } from 'zod';
import { erroresComunes } from './errores/common-errors';
import { textOf } from './schema-text';

/**
 * Longest one-line text (titles, names). The specification sets no limit, but a longer one breaks the layout of lists.
 */
export const MAX_TITULO = 200;

/** Longest free text (descriptions, objectives). */
export const MAX_TEXTO = 10_000;

/**
 * Line breaks, control characters, characters without a width and those that turn the direction of what follows: a name
 * with them looks like another one, or like two lines of the list that shows it. Joiners stay, emoji are made with them.
 */
const INVISIBLE =
  /[\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/u;

/** For every text that names something: a person, a team, a project, an epic, a saved view. */
export const nombreVisible = (texto: string): boolean => !INVISIBLE.test(texto);

const BREAKS = /[\p{Cc}\u2028\u2029]/gu;
const ALL_INVISIBLE = new RegExp(INVISIBLE, 'gu');

/** The text as one that names something: breaks of lines are spaces, and what nobody sees is gone. */
export const enUnaLinea = (texto: string): string =>
  texto.replace(BREAKS, ' ').replace(ALL_INVISIBLE, '').replace(/\s+/g, ' ').trim();

export const INVISIBLES = textOf(erroresComunes.caracteresInvisibles);

/** A required one-line text, trimmed; `mensaje` is the error for a missing, blank or non-text value. */
export const tituloSchema = (mensaje: string) =>
  z
    .string({ error: mensaje })
    .trim()
    .min(1, mensaje)
    .max(MAX_TITULO, textOf(erroresComunes.demasiadoLargo, { max: MAX_TITULO }))
    .refine(nombreVisible, INVISIBLES);

/** An optional free text: `null` and `''` clear it. */
export const textoSchema = z
  .string({ error: textOf(erroresComunes.textoEsperado) })
  .trim()
  .max(MAX_TEXTO, textOf(erroresComunes.demasiadoLargo, { max: MAX_TEXTO }))
  .nullable()
  .transform((texto) => texto ?? '');

const FECHA_NO_VALIDA = textOf(erroresComunes.fechaNoValida);
const DIA_PATTERN = /^\d{4}-\d{2}-\d{2}(T([01]\d|2[0-3]):\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?$/;
/** The years that a timeline can still be drawn for. */
const FIRST = Date.UTC(1970, 0, 1);
const END = Date.UTC(2200, 0, 1);

/**
 * A calendar day, `2026-11-20` or a full ISO date-time, of the years 1970 to 2199; read as a Date at that instant
 * (days: midnight UTC). `Date` itself would read 30 February as 2 March.
 */
export const diaSchema = z
  .string({ error: FECHA_NO_VALIDA })
  .regex(DIA_PATTERN, FECHA_NO_VALIDA)
  .refine((texto) => z.regexes.date.test(texto.slice(0, 10)), FECHA_NO_VALIDA)
  .transform((texto) => new Date(texto))
  .refine((fecha) => fecha.getTime() >= FIRST && fecha.getTime() < END, FECHA_NO_VALIDA);

/** An optional calendar day: `''` and `null` clear it. */
export const diaOpcionalSchema = z.union([z.literal('').transform(() => null), z.null(), diaSchema], {
  error: FECHA_NO_VALIDA,
});
