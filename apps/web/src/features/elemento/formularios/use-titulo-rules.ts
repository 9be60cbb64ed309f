import { useTranslation } from 'react-i18next';
import { checkTitulo } from '../../../shared/dominio/validators';

export const useTituloRules = () => {
  const { t } = useTranslation('backlog');
  return (titulo: string) => checkTitulo(titulo, t('validacion.titulo'), t('validacion.largo'));
};
