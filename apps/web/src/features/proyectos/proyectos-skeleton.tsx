import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../shared/ui/skeleton';
import { Spinner } from '../../shared/ui/spinner';

export const gridClass = 'grid gap-3 sm:grid-cols-2 xl:grid-cols-3';

export const ProyectosSkeleton = () => {
  const { t } = useTranslation('proyectos');
  return (
    <>
      <Spinner label={t('cargando')} className="hit justify-start" />
      <div className={gridClass}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <Skeleton key={key} className="h-44 rounded-card" />
        ))}
      </div>
    </>
  );
};
