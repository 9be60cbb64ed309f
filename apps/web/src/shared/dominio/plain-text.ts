/** For searching: ignores accents and capitals. */
export const plainText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();
