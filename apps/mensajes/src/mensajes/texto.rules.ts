import { toBuscable } from '@pmp/platform';

/** Matches the text anywhere in a `buscable`; no character of it has a special meaning. */
export const searchPattern = (q: string): RegExp =>
  new RegExp(toBuscable(q).replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&'));

const MAX_RESUMEN = 200;

/** The beginning of a text, for lists and quotations; never cuts a character in half. */
export const resumenOf = (contenido: string): string =>
  contenido.length > MAX_RESUMEN
    ? `${contenido.slice(0, MAX_RESUMEN).replace(/[\uD800-\uDBFF]$/, '')}…`
    : contenido;
