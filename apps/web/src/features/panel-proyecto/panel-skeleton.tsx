import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../shared/ui/skeleton';
import { Spinner } from '../../shared/ui/spinner';

export const PanelSkeleton = () => {
  const { t } = useTranslation('panelProyecto');
  return (
    <>
      <Spinner label={t('cargando')} className="hit justify-start" />
      <div aria-hidden className="flex flex-col gap-4">
        <Skeleton className="h-20 rounded-card" />
        <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
          {['a', 'b', 'c', 'd'].map((key) => (
            <Skeleton key={key} className="h-[4.6rem] rounded-card" />
          ))}
        </div>
        <div className="grid gap-4 lg:grid-cols-2 xl:grid-cols-3">
          <Skeleton className="h-80 rounded-card" />
          <Skeleton className="h-80 rounded-card xl:col-span-2" />
        </div>
      </div>
    </>
  );
};
