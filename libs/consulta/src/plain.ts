/** The form in which words are compared: lower case, without accents. */
export const plain = (texto: string): string => texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
