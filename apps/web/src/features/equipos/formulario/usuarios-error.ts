import type { TFunction } from 'i18next';
import { statusOf } from '../../../shared/http/errors';
import { session } from '../../../shared/sesion/session';

export const usuariosErrorText = (t: TFunction<'equipos'>, error: unknown): string => {
  if (!session.get().token) return t('usuarios.sinToken');
  switch (statusOf(error)) {
    case 401:
      return t('usuarios.expirada');
    case 403:
      return t('usuarios.sinPermiso');
    default:
      return t('usuarios.otro');
  }
};
