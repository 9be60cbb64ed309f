import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../shared/ui/pagina/skeleton';

export const NotificacionesSkeleton = () => {
  const { t } = useTranslation();
  return (
    <div role="status" className="flex flex-col gap-2">
      <span className="sr-only">{t('cargando')}</span>
      {[72, 56, 64, 48, 60].map((width) => (
        <div key={width} className="flex gap-3 rounded-card border border-line bg-surface px-3 py-2.5">
          <Skeleton className="size-8" />
          <div className="flex grow flex-col gap-1.5 py-0.5">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-3.5 w-full max-w-lg" />
            <Skeleton className="h-3 w-28" />
          </div>
        </div>
      ))}
    </div>
  );
};
