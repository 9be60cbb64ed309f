import { i18next } from '../../shared/i18n/i18n';

const KB = 1024;

/** Bytes as a person reads them. */
export const formatTamano = (bytes: number): string => {
  const say = (value: number, unit: string) =>
    `${new Intl.NumberFormat(i18next.language, { maximumFractionDigits: 1 }).format(value)} ${unit}`;
  if (bytes < KB) return say(bytes, 'B');
  if (bytes < KB * KB) return say(bytes / KB, 'kB');
  return say(bytes / (KB * KB), 'MB');
};
