import type { TFunction } from 'i18next';
import { errorText, statusOf } from '../../shared/http/errors';

/** The specification fixes a text for each way that deleting a team can fail. */
export const deleteErrorText = (t: TFunction<'equipos'>, error: unknown): string => {
  switch (statusOf(error)) {
    case 0:
      return t('error.red');
    case 403:
      return t('error.eliminar403');
    case 404:
      return t('error.eliminar404');
    default:
      return errorText(error, t('error.eliminar'));
  }
};
