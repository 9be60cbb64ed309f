import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/navegar/paths';
import { Button, ButtonLink } from '../../shared/ui/controles/button';
import { EmptyState } from '../../shared/ui/pagina/empty-state';

export const SinTareas = () => {
  const { t } = useTranslation('tareas');
  return (
    <EmptyState
      drawing="list"
      title={t('vacio')}
      text={t('vacioTexto')}
      action={<ButtonLink to={paths.proyectos}>{t('irProyectos')}</ButtonLink>}
    />
  );
};

export const SinCoincidencias = ({ onClear }: { onClear: () => void }) => {
  const { t } = useTranslation('tareas');
  return (
    <EmptyState
      drawing="list"
      title={t('sinCoincidencias')}
      action={<Button onClick={onClear}>{t('filtro.limpiar')}</Button>}
    />
  );
};
