import { useTranslation } from 'react-i18next';
import { Card } from '../../shared/ui/fichas/card';
import { Skeleton } from '../../shared/ui/pagina/skeleton';

const CARDS = [1, 2, 3];

/** A placeholder in the shape of the list and the advice beside it. */
export const AlertasSkeleton = ({ label }: { label?: string }) => {
  const { t } = useTranslation();
  return (
    <div role="status" className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="flex flex-col gap-2">
        <span className={label ? 'pb-1 text-sm text-muted' : 'sr-only'}>{label ?? t('cargando')}</span>
        {CARDS.map((card) => (
          <Card key={card} className="flex flex-col gap-2 p-3">
            <Skeleton className="h-5 w-40" />
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-3.5 w-full max-w-xl" />
            <Skeleton className="h-8 w-28 self-end" />
          </Card>
        ))}
      </div>
      <Card className="hidden flex-col gap-2 p-3 lg:flex">
        <Skeleton className="h-5 w-48" />
        <Skeleton className="h-16 w-full" />
      </Card>
    </div>
  );
};
