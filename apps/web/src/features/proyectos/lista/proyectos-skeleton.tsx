import { useTranslation } from 'react-i18next';
import { CardsSkeleton } from '../../../shared/ui/pagina/cards-skeleton';

export const gridClass = 'grid gap-3 sm:grid-cols-2 xl:grid-cols-3';

export const ProyectosSkeleton = () => {
  const { t } = useTranslation('proyectos');
  return <CardsSkeleton label={t('cargando')} grid={gridClass} card="h-44" count={6} />;
};
