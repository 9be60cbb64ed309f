import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../shared/ui/pagina/skeleton';
import { Spinner } from '../../shared/ui/pagina/spinner';

/** As tall as the table, so that nothing below it moves when it loads. */
export const TareasSkeleton = () => {
  const { t } = useTranslation('tareas');
  return (
    <div className="overflow-hidden rounded-card border border-line">
      <Spinner label={t('cargando')} className="hit justify-start border-b border-line bg-raised px-3" />
      <div aria-hidden className="flex flex-col gap-px">
        {Array.from({ length: 16 }, (_, row) => (
          <Skeleton key={row} className="h-10 rounded-none" />
        ))}
      </div>
    </div>
  );
};
