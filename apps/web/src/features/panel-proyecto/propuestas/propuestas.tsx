import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/navegar/paths';
import { ButtonLink } from '../../../shared/ui/controles/button';
import { EmptyState } from '../../../shared/ui/pagina/empty-state';
import { RetryNotice } from '../../../shared/ui/pagina/retry-notice';
import { Skeleton } from '../../../shared/ui/pagina/skeleton';
import { PropuestaCard } from './propuesta-card';
import { usePropuestas } from './use-propuestas';

/** What waits for a person to decide in this project, and what has been decided. */
const Propuestas = ({ proyecto }: { proyecto: string }) => {
  const { t } = useTranslation('panelProyecto');
  const { data, isPending, isError, isFetching, refetch } = usePropuestas(proyecto);
  const back = <ButtonLink to={paths.proyecto(proyecto)}>{t('propuestas.volver')}</ButtonLink>;
  if (isPending) return <Skeleton className="h-72" />;
  if (isError && !data)
    return <RetryNotice message={t('propuestas.errorCargar')} query={{ isFetching, refetch }} />;
  if (!data?.length)
    return (
      <EmptyState
        drawing="list"
        title={t('propuestas.ninguna')}
        text={t('propuestas.ningunaTexto')}
        action={back}
      />
    );
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="min-w-0 text-sm text-muted">{t('propuestas.texto')}</p>
        {back}
      </div>
      {data.map((propuesta) => (
        <PropuestaCard key={propuesta._id} propuesta={propuesta} />
      ))}
    </div>
  );
};

export default Propuestas;
