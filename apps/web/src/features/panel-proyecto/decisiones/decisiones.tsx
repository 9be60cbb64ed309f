import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDebounced } from '../../../shared/escritura/use-debounced';
import { isRealDia } from '../../../shared/fechas/dia-escrito';
import { startOfDia } from '../../../shared/fechas/dias';
import { paths } from '../../../shared/navegar/paths';
import { FechaInput } from '../../../shared/ui/campos/fecha/fecha-input';
import { Field } from '../../../shared/ui/campos/field';
import { SearchInput } from '../../../shared/ui/campos/search-input';
import { Button, ButtonLink } from '../../../shared/ui/controles/button';
import { EmptyState } from '../../../shared/ui/pagina/empty-state';
import { RetryNotice } from '../../../shared/ui/pagina/retry-notice';
import { Skeleton } from '../../../shared/ui/pagina/skeleton';
import { DecisionItem } from './decision-item';
import { type Buscadas, getDecisiones } from './get-decisiones';

const TYPING_MS = 250;
const MAX_BUSQUEDA = 100;

/** What has been decided in this project, to be looked up. */
const Decisiones = ({ proyecto }: { proyecto: string }) => {
  const { t } = useTranslation('panelProyecto');
  const [texto, setTexto] = useState('');
  const [dia, setDia] = useState('');
  const q = useDebounced(texto.trim(), TYPING_MS);
  const buscadas: Buscadas = {
    q: q || undefined,
    desde: isRealDia(dia) ? startOfDia(dia).toISOString() : undefined,
  };
  const query = useInfiniteQuery({
    queryKey: ['decisiones', proyecto, buscadas],
    queryFn: ({ pageParam, signal }) => getDecisiones(proyecto, buscadas, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ hasta }) => hasta ?? undefined,
    placeholderData: (before) => before,
    staleTime: 0,
  });
  const decisiones = query.data?.pages.flatMap((pagina) => pagina.decisiones);
  const isWhole = !buscadas.q && !buscadas.desde;
  return (
    <div className="flex max-w-3xl flex-col gap-3">
      <div className="flex flex-wrap items-end justify-between gap-2">
        <div className="flex flex-wrap items-end gap-2">
          <SearchInput
            label={t('decisiones.buscar')}
            value={texto}
            onText={setTexto}
            maxLength={MAX_BUSQUEDA}
            className="w-60"
          />
          <Field label={t('decisiones.desde')}>
            {(ids) => <FechaInput ids={ids} value={dia} onChange={setDia} className="w-40" />}
          </Field>
        </div>
        <ButtonLink to={paths.proyecto(proyecto)}>{t('propuestas.volver')}</ButtonLink>
      </div>
      {query.isPending && <Skeleton className="h-72" />}
      {query.error && <RetryNotice message={t('decisiones.error')} query={query} />}
      {decisiones?.length === 0 &&
        (isWhole ? (
          <EmptyState drawing="list" title={t('decisiones.ninguna')} text={t('decisiones.ningunaTexto')} />
        ) : (
          <p role="status" className="py-6 text-center text-sm text-muted">
            {t('decisiones.sinCoincidencias')}
          </p>
        ))}
      {decisiones && decisiones.length > 0 && (
        <ol
          aria-label={t('decisiones.titulo')}
          className="rounded-card border border-line bg-surface px-3 py-1"
        >
          {decisiones.map((decision) => (
            <DecisionItem key={decision._id} decision={decision} />
          ))}
        </ol>
      )}
      {query.hasNextPage && (
        <Button
          className="self-start"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('decisiones.mas')}
        </Button>
      )}
    </div>
  );
};

export default Decisiones;
