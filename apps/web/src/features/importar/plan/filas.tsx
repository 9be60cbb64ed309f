import type { FilasQuery, Importacion } from '@pmp/contracts/proyectos';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keys } from '../../../shared/queries/keys';
import { MoreButton } from '../../../shared/ui/controles/more-button';
import { Segmented } from '../../../shared/ui/controles/segmented';
import { RetryNotice } from '../../../shared/ui/pagina/retry-notice';
import { Skeleton } from '../../../shared/ui/pagina/skeleton';
import { getFilas } from '../api/importaciones';
import { usePersonas } from '../correspondencia/use-personas';
import { Fila, isPast } from './fila';
import { useInforme } from './use-informe';

type Solo = NonNullable<FilasQuery['solo']> | '';

const TODAS = ['', 'error', 'avisos', 'crear', 'presente'] as const;

interface FilasProps {
  one: Importacion;
  inicial: Solo;
}

/** The fate of each row, all of them or those with a problem. */
export const Filas = ({ one, inicial }: FilasProps) => {
  const { t } = useTranslation('importar');
  const [solo, setSolo] = useState<Solo>(inicial);
  const personas = usePersonas(one.destino!);
  useInforme(one, personas);
  const query = useInfiniteQuery({
    queryKey: [...keys.importaciones, one._id, 'filas', solo],
    queryFn: ({ pageParam, signal }) => getFilas(one._id, solo, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ siguiente }) => siguiente,
    staleTime: 0,
  });
  const options = [
    ...TODAS,
    ...(one.acciones?.omitir ? (['omitir'] as const) : []),
    ...(one.cambiadas ? (['cambios'] as const) : []),
  ].map((value) => ({
    value,
    label: t(`filas.solo.${value || 'todas'}`),
  }));
  const filas = query.data?.pages.flatMap((page) => page.filas) ?? [];
  return (
    <section aria-label={t('filas.titulo')} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{t('filas.titulo')}</h3>
        <Segmented<Solo> label={t('filas.filtro')} value={solo} options={options} onChange={setSolo} />
      </div>
      {query.error && <RetryNotice message={query.error.message} query={query} />}
      {query.isPending && <Skeleton className="h-40 w-full" />}
      {query.data && !filas.length && <p className="py-4 text-sm text-muted">{t('filas.ninguna')}</p>}
      {filas.length > 0 && (
        <ul className="rounded-card border border-line bg-surface">
          {filas.map((fila, i) => (
            <Fila key={`${fila.fila ?? 'n'}-${i}`} fila={fila} personas={personas} hecha={isPast(one)} />
          ))}
        </ul>
      )}
      <MoreButton
        label={t('filas.mas')}
        query={{
          hasNextPage: query.hasNextPage,
          isFetchingNextPage: query.isFetchingNextPage,
          fetchNextPage: query.fetchNextPage,
        }}
      />
    </section>
  );
};
