import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../shared/ui/pagina/skeleton';

export const AuditoriaSkeleton = () => {
  const { t } = useTranslation();
  return (
    <div role="status" className="divide-y divide-line rounded-card border border-line bg-surface">
      <span className="sr-only">{t('cargando')}</span>
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <div key={row} className="flex flex-col gap-2 px-3 py-2.5">
          <Skeleton className="h-5 w-64" />
          <Skeleton className="h-4 w-full max-w-md" />
          <Skeleton className="h-3.5 w-48" />
        </div>
      ))}
    </div>
  );
};
