import { i18next } from '../../shared/i18n/i18n';

const KB = 1024;

/** Bytes as people say them: '820 kB', '1,4 MB'. */
export const formatTamano = (bytes: number): string => {
  const [value, unit] =
    bytes < KB * KB ? [Math.max(1, Math.round(bytes / KB)), 'kB'] : [bytes / KB / KB, 'MB'];
  return `${new Intl.NumberFormat(i18next.language, { maximumFractionDigits: 1 }).format(value)} ${unit}`;
};
