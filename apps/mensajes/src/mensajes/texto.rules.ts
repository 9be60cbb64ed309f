/** How texts are compared: without accents and capitals. */
export const toBuscable = (texto: string): string =>
  texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Finds the text anywhere in a `buscable`; nothing in it has a meaning of its own. */
export const searchPattern = (q: string): RegExp =>
  new RegExp(toBuscable(q).replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&'));
