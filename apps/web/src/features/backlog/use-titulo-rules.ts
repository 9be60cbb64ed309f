import { useTranslation } from 'react-i18next';
import { isBlank, isTooLong } from '../../shared/validators';

export const useTituloRules = () => {
  const { t } = useTranslation('backlog');
  return (titulo: string) => {
    if (isBlank(titulo)) return t('validacion.titulo');
    return !isTooLong(titulo) || t('validacion.largo');
  };
};
