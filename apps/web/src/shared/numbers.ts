import { i18next } from './i18n/i18n';

const KB = 1024;
const formats = new Map<string, Intl.NumberFormat>();

/** Building a format costs far more than using it, and a list uses hundreds. */
const formatFor = (digits: number): Intl.NumberFormat => {
  const key = `${i18next.language}/${digits}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(i18next.language, { maximumFractionDigits: digits });
    formats.set(key, format);
  }
  return format;
};

/** '12.500', '12,500', '12 500': as the language on screen writes it. */
export const formatNumero = (value: number, decimales = 2): string => formatFor(decimales).format(value);

/** Bytes as people say them: '820 kB', '1,4 MB'. */
export const formatTamano = (bytes: number): string => {
  if (bytes < KB) return `${formatNumero(bytes)} B`;
  if (bytes < KB * KB) return `${formatNumero(Math.round(bytes / KB))} kB`;
  return `${formatNumero(bytes / KB / KB, 1)} MB`;
};
