import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../shared/ui/pagina/skeleton';
import { Spinner } from '../../shared/ui/pagina/spinner';

export const BacklogSkeleton = () => {
  const { t } = useTranslation('backlog');
  return (
    <>
      <Spinner label={t('cargando')} className="hit justify-start" />
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} className="h-40 rounded-card" />
      ))}
    </>
  );
};
