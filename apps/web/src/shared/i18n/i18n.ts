import i18next from 'i18next';
import { useSyncExternalStore } from 'react';
import { initReactI18next } from 'react-i18next';
import { loadCatalogue, type Namespace } from './catalogues';
import comun from './es/comun.json' with { type: 'json' };
import { formatter } from './formatter';
import { type Idioma, storedIdioma, storeIdioma } from './idioma';

i18next.on('languageChanged', (idioma) => {
  document.documentElement.lang = idioma;
});

void i18next
  .use(initReactI18next)
  .use(formatter)
  .init({
    lng: 'es',
    fallbackLng: 'es',
    defaultNS: 'comun',
    // What a field is called stands there once, under `campo`; a screen says only what it calls otherwise.
    fallbackNS: 'comun',
    ns: ['comun'],
    // In the bundle, as it must be readable when nothing can be fetched: errors, retry, offline.
    resources: { es: { comun } },
    interpolation: { escapeValue: false, alwaysFormat: true },
    initAsync: false,
    react: { useSuspense: false },
  });

const inUse = new Set<'comun' | Namespace>(['comun']);

/** Spanish needs no `servidor`: the server's sentences are Spanish already. */
const namesFor = (idioma: string) => (idioma === 'es' ? [...inUse] : [...inUse, 'servidor']);

const missing = (idioma: string) =>
  namesFor(idioma).filter((name) => !i18next.hasResourceBundle(idioma, name));

const fetchTexts = async (idioma: string, name: string): Promise<void> => {
  i18next.addResourceBundle(idioma, name, await loadCatalogue(idioma as Idioma, name));
};

/** Repeats until nothing is missing: during the wait a screen may have opened or the language changed. */
const complete = async (idiomaNow: () => string): Promise<void> => {
  for (let names = missing(idiomaNow()); names.length > 0; names = missing(idiomaNow())) {
    const idioma = idiomaNow();
    await Promise.all(names.map((name) => fetchTexts(idioma, name)));
  }
};

/** Loads a screen's texts together with its code, so that it never shows bare keys. */
export const loadNamespaces = (namespaces: Namespace[]): Promise<void> => {
  namespaces.forEach((name) => inUse.add(name));
  return complete(() => i18next.language);
};

let wanted: Idioma = 'es';

/** Fetches all texts in use before it switches, so that no screen is half in one language; the last call wins. */
export const changeLanguage = async (idioma: Idioma): Promise<void> => {
  wanted = idioma;
  await complete(() => idioma);
  if (wanted !== idioma) return;
  storeIdioma(idioma);
  await i18next.changeLanguage(idioma);
};

/** Before the first paint. Without its texts the app is still usable in Spanish. */
export const startLanguage = (): Promise<void> =>
  storedIdioma() === 'es' ? Promise.resolve() : changeLanguage(storedIdioma()).catch(() => undefined);

const subscribe = (listener: () => void) => {
  i18next.on('languageChanged', listener);
  return () => i18next.off('languageChanged', listener);
};

/** The language on screen. */
export const useIdioma = (): Idioma => useSyncExternalStore(subscribe, () => i18next.language as Idioma);

export { i18next };
export type { Namespace } from './catalogues';
export { type Idioma, IDIOMAS } from './idioma';
