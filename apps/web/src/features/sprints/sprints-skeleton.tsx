import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../shared/ui/skeleton';
import { Spinner } from '../../shared/ui/spinner';

export const gridClass = 'grid items-start gap-3 md:grid-cols-2 xl:grid-cols-3';

export const SprintsSkeleton = () => {
  const { t } = useTranslation('sprints');
  return (
    <>
      <Spinner label={t('cargando')} className="hit justify-start" />
      <div className={gridClass}>
        {['a', 'b', 'c'].map((key) => (
          <Skeleton key={key} className="h-44 rounded-card" />
        ))}
      </div>
    </>
  );
};
