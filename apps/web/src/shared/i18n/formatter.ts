import i18next, { type FormatterModule } from 'i18next';
import { numberFormat } from './number-format';

const DIA = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;

/** Formats whose values are words of the server, translated in `servidor.json` under `palabra`. */
const SERVER_WORDS = ['valor', 'campo', 'parte'];

/** A word that this page does not know yet stays as the server sent it. */
const wordText = (kind: string, word: string, idioma: string): string => {
  const words = i18next.getResource(idioma, 'servidor', `palabra.${kind}`) as
    | Record<string, string>
    | undefined;
  return words?.[word] ?? word;
};

const wordsText = (kind: string, value: unknown, idioma: string): string => {
  const words = (Array.isArray(value) ? value : [value]).map((word) => wordText(kind, String(word), idioma));
  return new Intl.ListFormat(idioma).format(words);
};

/** Called for every variable of a text: numbers appear as the language writes them. */
export const formatter: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, format, idioma = 'es') => {
    if (typeof value === 'number') return numberFormat(idioma, 2).format(value);
    // A label inside a sentence loses its capital; German keeps it, so its texts do not use this format.
    if (format === 'minuscula') return String(value).toLocaleLowerCase(idioma);
    if (format === 'lista') return new Intl.ListFormat(idioma).format(value as string[]);
    if (format === 'dia') return new Intl.DateTimeFormat(idioma, DIA).format(new Date(String(value)));
    // Who did it, where the server knows.
    if (format === 'persona')
      return value === undefined ? wordText('persona', 'otra', idioma) : String(value);
    if (format && SERVER_WORDS.includes(format)) return wordsText(format, value, idioma);
    // A missing variable stays undefined, and the library leaves its place empty.
    return value as string;
  },
};
