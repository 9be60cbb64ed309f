import type { Cambio } from '@pmp/contracts/common';
import type { CambioHistorial } from '@pmp/contracts/proyectos';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRelectura } from '../../../shared/almacen/use-relectura';
import { pedir } from '../../../shared/http/pedir';
import { parte } from '../../../shared/partes/parte';
import { keys } from '../../../shared/queries/keys';
import { Button } from '../../../shared/ui/controles/button';
import { RetryNotice } from '../../../shared/ui/pagina/retry-notice';
import { Spinner } from '../../../shared/ui/pagina/spinner';
import { CambioItem } from './cambio-item';
import { RUTAS, type Ref } from '../../../shared/elementos/elementos';

const VersionesDescripcion = parte(() => import('./versiones-descripcion'), 'versiones');

const LIMITE = 20;

interface Pagina {
  cambios: CambioHistorial[];
  siguiente?: string | null;
}

const getHistorial = ({ entidad, id }: Ref, cursor: string | null, signal: AbortSignal): Promise<Pagina> =>
  pedir(RUTAS[entidad].listarHistorial, {
    params: { id },
    query: { limite: LIMITE, cursor: cursor ?? undefined },
    signal,
  });

/** Who changed what, when, from what to what; newest first. */
export const Historial = ({ elemento }: { elemento: Ref }) => {
  const { t } = useTranslation('backlog');
  const headingId = useId();
  const { id } = elemento;
  const [reading, setReading] = useState(false);
  const query = useInfiniteQuery({
    queryKey: keys.historial(id),
    queryFn: ({ pageParam, signal }) => getHistorial(elemento, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ siguiente }) => siguiente ?? undefined,
    staleTime: 0,
  });
  useRelectura(
    keys.historial(id),
    useCallback(({ _id }: Cambio) => _id === id, [id]),
  );
  const all = query.data?.pages.flatMap((page) => page.cambios) ?? [];
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-2">
      <h3 id={headingId} className="text-sm font-medium">
        {t('historial.titulo')}
      </h3>
      {query.isPending && <Spinner label={t('historial.cargando')} className="justify-start" />}
      {query.error && <RetryNotice message={t('historial.error')} query={query} />}
      {query.isSuccess && all.length === 0 && <p className="text-sm text-subtle">{t('historial.vacio')}</p>}
      {all.length > 0 && (
        <ol className="flex flex-col">
          {all.map((cambio) => (
            <CambioItem
              key={cambio._id}
              entidad={elemento.entidad}
              cambio={cambio}
              onVersiones={() => setReading(true)}
            />
          ))}
        </ol>
      )}
      {reading && <VersionesDescripcion elemento={elemento} onClose={() => setReading(false)} />}
      {query.hasNextPage && (
        <Button
          className="self-start"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('historial.mas')}
        </Button>
      )}
    </section>
  );
};
