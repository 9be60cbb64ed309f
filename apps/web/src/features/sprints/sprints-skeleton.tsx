import { useTranslation } from 'react-i18next';
import { CardsSkeleton } from '../../shared/ui/pagina/cards-skeleton';

export const gridClass = 'grid items-start gap-3 md:grid-cols-2 xl:grid-cols-3';

export const SprintsSkeleton = () => {
  const { t } = useTranslation('sprints');
  return <CardsSkeleton label={t('cargando')} grid={gridClass} card="h-44" />;
};
