import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../shared/ui/pagina/skeleton';
import { Spinner } from '../../shared/ui/pagina/spinner';

export const PanelSkeleton = () => {
  const { t } = useTranslation('panel');
  return (
    <>
      <Spinner label={t('cargando')} className="sr-only" />
      <div aria-hidden className="flex flex-col gap-4">
        <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
          {['a', 'b', 'c', 'd'].map((key) => (
            <Skeleton key={key} className="h-[4.6rem] rounded-card" />
          ))}
        </div>
        <div className="grid gap-4 lg:grid-cols-2 xl:grid-cols-3 lg:max-xl:[&>:last-child]:col-span-2">
          {['a', 'b', 'c'].map((key) => (
            <Skeleton key={key} className="flex h-[17.5rem] items-center justify-center rounded-card" />
          ))}
        </div>
        <p className="text-center text-sm text-muted">{t('cargando')}</p>
        <div className="grid gap-4 lg:grid-cols-2">
          <Skeleton className="h-80 rounded-card" />
          <Skeleton className="h-80 rounded-card" />
        </div>
      </div>
    </>
  );
};
