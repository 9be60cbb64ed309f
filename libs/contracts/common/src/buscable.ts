/** The form in which texts are compared: lower case, without accents. */
export const toBuscable = (texto: string): string =>
  texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
