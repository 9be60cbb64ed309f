import type { FormatterModule } from 'i18next';
import { numberFormat } from './number-format';

/** Called for every variable of a text: numbers appear as the language writes them. */
export const formatter: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, format, idioma = 'es') => {
    if (typeof value === 'number') return numberFormat(idioma, 2).format(value);
    // A label inside a sentence; German, which keeps its capitals, does not ask for it.
    if (format === 'minuscula') return String(value).toLocaleLowerCase(idioma);
    // A missing variable stays missing: the library leaves its place empty.
    return value as string;
  },
};
