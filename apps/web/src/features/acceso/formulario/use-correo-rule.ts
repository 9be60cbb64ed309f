import { useTranslation } from 'react-i18next';
import { isBlank, isCorreo } from '../../../shared/dominio/validators';

export const useCorreoRule = () => {
  const { t } = useTranslation('acceso');
  return (correo: string): string | undefined => {
    if (isBlank(correo)) return t('validacion.correo');
    return isCorreo(correo) ? undefined : t('validacion.correoFormato');
  };
};
