import type { Preferencias } from '@pmp/contracts/usuarios';

export type Idioma = Preferencias['idioma'];

// The contract's own list lives beside its zod schemas, which the browser does not load; i18n.spec.ts compares.
export const IDIOMAS: readonly Idioma[] = ['es', 'en', 'fr', 'de'];

const KEY = 'idioma';

/** The language this browser was last used in; the server keeps it for other devices. */
export const storedIdioma = (): Idioma => {
  const value = localStorage.getItem(KEY);
  return IDIOMAS.find((idioma) => idioma === value) ?? 'es';
};

export const storeIdioma = (idioma: Idioma) => localStorage.setItem(KEY, idioma);
