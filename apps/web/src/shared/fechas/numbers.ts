import { i18next } from '../i18n/i18n';
import { numberFormat } from '../i18n/number-format';

const KB = 1024;

/** '12.500', '12,500', '12 500': as the language on screen writes it. */
export const formatNumero = (value: number, decimales = 2): string =>
  numberFormat(i18next.language, decimales).format(value);

/** Bytes as people say them: '820 kB', '1,4 MB'. */
export const formatTamano = (bytes: number): string => {
  if (bytes < KB) return `${formatNumero(bytes)} B`;
  if (bytes < KB * KB) return `${formatNumero(Math.round(bytes / KB))} kB`;
  return `${formatNumero(bytes / KB / KB, 1)} MB`;
};
