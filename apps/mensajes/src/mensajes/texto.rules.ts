import { toBuscable } from '@pmp/platform';

/** Finds the text anywhere in a `buscable`; nothing in it has a meaning of its own. */
export const searchPattern = (q: string): RegExp =>
  new RegExp(toBuscable(q).replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&'));

const MAX_RESUMEN = 200;

/** What a list or a quotation shows of a text; never half of a character. */
export const resumenOf = (contenido: string): string =>
  contenido.length > MAX_RESUMEN
    ? `${contenido.slice(0, MAX_RESUMEN).replace(/[\uD800-\uDBFF]$/, '')}…`
    : contenido;
