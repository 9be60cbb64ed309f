import { useTranslation } from 'react-i18next';
import { Card } from '../../shared/ui/card';
import { Skeleton } from '../../shared/ui/skeleton';

export const AlertasSkeleton = ({ label }: { label?: string }) => {
  const { t } = useTranslation();
  return (
    <div role="status" className="flex flex-col gap-2">
      <span className={label ? 'pb-1 text-sm text-muted' : 'sr-only'}>{label ?? t('cargando')}</span>
      {[64, 48, 72].map((width) => (
        <Card key={width} className="flex flex-col gap-2 p-3">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-3.5 w-full max-w-xl" />
          <Skeleton className="h-8 w-28 self-end" />
        </Card>
      ))}
    </div>
  );
};
