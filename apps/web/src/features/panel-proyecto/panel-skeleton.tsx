import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../shared/ui/pagina/skeleton';
import { Spinner } from '../../shared/ui/pagina/spinner';

/** As tall as the content, so that nothing below it moves when it loads. */
export const PanelSkeleton = () => {
  const { t } = useTranslation('panelProyecto');
  return (
    <>
      <div className="relative">
        <Skeleton className="h-[5.4rem] rounded-card" />
        <Spinner label={t('cargando')} className="absolute inset-0 justify-center" />
      </div>
      <div aria-hidden className="flex flex-col gap-4">
        <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
          {['a', 'b', 'c', 'd'].map((key) => (
            <Skeleton key={key} className="h-[4.7rem] rounded-card" />
          ))}
        </div>
        <div className="grid gap-4 lg:grid-cols-2 xl:grid-cols-3">
          <Skeleton className="h-[20.5rem] rounded-card" />
          <Skeleton className="h-[20.5rem] rounded-card xl:col-span-2" />
        </div>
        <div className="grid gap-4 lg:grid-cols-2 xl:grid-cols-3">
          {['a', 'b', 'c'].map((key) => (
            <Skeleton key={key} className="h-[16.5rem] rounded-card" />
          ))}
        </div>
      </div>
    </>
  );
};
