import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../shared/ui/pagina/skeleton';

const ROWS = [0, 1, 2, 3];

export const PapeleraSkeleton = () => {
  const { t } = useTranslation('papelera');
  return (
    <div role="status" className="rounded-card border border-line bg-surface">
      <span className="sr-only">{t('cargando')}</span>
      {ROWS.map((row) => (
        <div key={row} className="flex flex-col gap-2 border-b border-line px-3 py-3 last:border-b-0">
          <Skeleton className="h-5 w-64 max-w-full" />
          <Skeleton className="h-4 w-96 max-w-full" />
        </div>
      ))}
    </div>
  );
};
