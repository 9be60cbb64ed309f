import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../shared/ui/skeleton';
import { Spinner } from '../../shared/ui/spinner';

export const TareasSkeleton = () => {
  const { t } = useTranslation('tareas');
  return (
    <>
      <Spinner label={t('cargando')} className="hit justify-start" />
      <div aria-hidden className="flex flex-col gap-px overflow-hidden rounded-card border border-line">
        {Array.from({ length: 12 }, (_, row) => (
          <Skeleton key={row} className="h-10 rounded-none" />
        ))}
      </div>
    </>
  );
};
