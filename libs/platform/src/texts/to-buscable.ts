/** How texts are compared: without accents and capitals. */
export const toBuscable = (texto: string): string =>
  texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
