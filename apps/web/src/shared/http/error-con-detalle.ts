import type { TFunction } from 'i18next';
import { errorText } from './errors';

/** The specification's prefix, followed by the server's sentence if there is one. */
export const errorConDetalle = (t: TFunction<'backlog'>, prefijo: string, error: unknown): string => {
  const detalle = errorText(error, '');
  return detalle ? t('error.conDetalle', { prefijo, detalle }) : prefijo;
};
