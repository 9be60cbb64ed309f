import { formatFecha } from '../dates';
import { i18next } from './i18n';

type Sentences = Record<string, string>;
interface Template {
  pattern: RegExp;
  names: string[];
  translation: string;
}

/** Places of a sentence that hold the product's own words; all others hold what people wrote. */
const OWN_WORDS = new Set(['de', 'a', 'campos']);
const PLACE = /{{(\w+)}}/g;
const templates = new WeakMap<Sentences, Template[]>();

const escape = (text: string) => text.replace(/[.*+?^$()[\]\\|]/g, '\\$&');

const templateOf = ([sentence, translation]: [string, string]): Template => ({
  pattern: new RegExp(`^${escape(sentence).replace(PLACE, '(.+?)')}$`, 's'),
  names: Array.from(sentence.matchAll(PLACE), ([, name]) => name ?? ''),
  translation,
});

const templatesOf = (sentences: Sentences): Template[] => {
  let known = templates.get(sentences);
  if (!known) {
    known = Object.entries(sentences)
      .filter(([sentence]) => sentence.includes('{{'))
      .map(templateOf);
    templates.set(sentences, known);
  }
  return known;
};

/** 'la prioridad y el título' */
const listText = (sentences: Sentences, list: string): string => {
  const words = list.split(/, | y /).map((word) => sentences[word] ?? word);
  return new Intl.ListFormat(i18next.language).format(words);
};

const MES = new Intl.DateTimeFormat('es', { month: 'long', timeZone: 'UTC' });
const MESES = Array.from({ length: 12 }, (_, mes) => MES.format(Date.UTC(2000, mes, 1)));

/** '22 de noviembre', as the server writes a day. */
const dayText = (day: string): string => {
  const [, dia = '', mes = ''] = /^(\d+) de (\p{L}+)$/u.exec(day) ?? [];
  const month = MESES.indexOf(mes);
  if (month < 0) return day;
  // A leap year: every day of the calendar is in it.
  const date = new Date(Date.UTC(2000, month, Number(dia)));
  return formatFecha(date, { day: 'numeric', month: 'long', timeZone: 'UTC' });
};

/** A sentence that the server wrote, in Spanish, in the language on screen; an unknown one stays as it is. */
export const serverText = (text: string): string => {
  const sentences = i18next.getResourceBundle(i18next.language, 'servidor') as Sentences | undefined;
  if (!sentences || i18next.language === 'es') return text;
  const whole = sentences[text];
  if (whole) return whole;
  for (const { pattern, names, translation } of templatesOf(sentences)) {
    const found = pattern.exec(text);
    if (!found) continue;
    return translation.replace(PLACE, (_place, name: string) => {
      const value = found[names.indexOf(name) + 1] ?? '';
      if (name === 'fecha') return dayText(value);
      return OWN_WORDS.has(name) ? listText(sentences, value) : value;
    });
  }
  return text;
};
