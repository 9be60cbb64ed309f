import type { Prioridad } from '@pmp/contracts/common';
import type { AccionFila, EstadoTarea, FilaPlan, FilasQuery, Importacion } from '@pmp/contracts/proyectos';
import { useInfiniteQuery } from '@tanstack/react-query';
import { BookOpen, Layers, ListTodo, Minus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tone } from '../../../shared/dominio/domain';
import { keys } from '../../../shared/queries/keys';
import { MoreButton } from '../../../shared/ui/controles/more-button';
import { Segmented } from '../../../shared/ui/controles/segmented';
import { Chip } from '../../../shared/ui/fichas/chip';
import { RetryNotice } from '../../../shared/ui/pagina/retry-notice';
import { Skeleton } from '../../../shared/ui/pagina/skeleton';
import { formatDia } from '../../../shared/fechas/dates';
import { getFilas } from '../api/importaciones';
import { usePersonas } from '../correspondencia/use-personas';

type Solo = NonNullable<FilasQuery['solo']> | '';

const ICON = { epica: Layers, historia: BookOpen, tarea: ListTodo, omitir: Minus };
const TONE: Record<AccionFila, Tone> = {
  crear: 'green',
  presente: 'neutral',
  omitir: 'neutral',
  error: 'red',
};

interface FilasProps {
  one: Importacion;
  inicial: Solo;
}

/** The fate of each row, all of them or those with a problem. */
export const Filas = ({ one, inicial }: FilasProps) => {
  const { t } = useTranslation('importar');
  const [solo, setSolo] = useState<Solo>(inicial);
  const personas = usePersonas(one.destino!);
  const query = useInfiniteQuery({
    queryKey: [...keys.importaciones, one._id, 'filas', solo],
    queryFn: ({ pageParam, signal }) => getFilas(one._id, solo, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ siguiente }) => siguiente,
    staleTime: 0,
  });
  const options = (['', 'error', 'avisos', 'crear', 'presente'] as const).map((value) => ({
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
            <Fila key={`${fila.fila ?? 'n'}-${i}`} fila={fila} personas={personas} />
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

/** What it will be, in a few words each. */
function useVista(vista: FilaPlan['vista'], personas: readonly { value: string; label: string }[]): string[] {
  const { t } = useTranslation(['importar', 'comun']);
  if (!vista) return [];
  const { estado, prioridad, responsable, puntos, horas, etiquetas, inicio, fin, fechaLimite, padre } = vista;
  return [
    padre && t('vista.padre', { padre }),
    t(`comun:estadoTarea.${estado as EstadoTarea}`),
    t('vista.prioridad', { prioridad: t(`comun:prioridad.${prioridad as Prioridad}`) }),
    responsable && (personas.find(({ value }) => value === responsable)?.label ?? t('vista.alguien')),
    puntos > 0 && t('vista.puntos', { count: puntos }),
    horas !== null && t('vista.horas', { count: horas }),
    inicio && t('vista.inicio', { fecha: formatDia(inicio) }),
    fin && t('vista.fin', { fecha: formatDia(fin) }),
    fechaLimite && t('vista.limite', { fecha: formatDia(fechaLimite) }),
    etiquetas.length > 0 && etiquetas.join(', '),
  ].filter((text): text is string => !!text);
}

const Fila = ({
  fila,
  personas,
}: {
  fila: FilaPlan;
  personas: readonly { value: string; label: string }[];
}) => {
  const { t } = useTranslation('importar');
  const joined = [
    ...useVista(fila.vista, personas),
    fila.sprint,
    fila.enlaces > 0 && t('cuentas.enlaces', { count: fila.enlaces }),
  ].filter(Boolean);
  return (
    <li className="flex flex-col gap-1 border-b border-line px-3 py-2 last:border-b-0 sm:flex-row sm:items-start sm:gap-3">
      <span className="num w-12 shrink-0 pt-0.5 text-xs text-subtle">{fila.fila ?? t('filas.nueva')}</span>
      <div className="min-w-0 grow">
        <p className="flex min-w-0 flex-wrap items-baseline gap-x-2 text-sm">
          {fila.clave && <span className="num text-xs text-subtle">{fila.clave}</span>}
          <span className="min-w-0 break-words">{fila.titulo || t('filas.sinTitulo')}</span>
        </p>
        {joined.length > 0 && <p className="text-xs break-words text-subtle">{joined.join(' · ')}</p>}
        {fila.avisos.length > 0 && (
          <p className="text-xs text-muted">{fila.avisos.map((aviso) => t(`aviso.${aviso}`)).join(' · ')}</p>
        )}
      </div>
      <div className="flex shrink-0 items-center gap-1.5">
        {fila.tipo !== 'omitir' && (
          <Chip tone="neutral" Icon={ICON[fila.tipo]}>
            {t(`tipo.${fila.tipo}`)}
          </Chip>
        )}
        <Chip tone={TONE[fila.accion]}>{t(`accion.${fila.accion}`)}</Chip>
      </div>
    </li>
  );
};
