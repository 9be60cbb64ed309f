import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/controles/button';
import { RetryNotice } from '../../../shared/ui/pagina/retry-notice';
import { Skeleton } from '../../../shared/ui/pagina/skeleton';

interface ListaProps<T> {
  query: { data: readonly T[] | undefined; isFetching: boolean; isError: boolean; refetch: () => unknown };
  /** Those of them that are shown; all. */
  shown?: readonly T[] | undefined;
  error: string;
  /** Said where there are none. */
  ninguno?: string;
  row: (one: T) => ReactNode;
}

export const Lista = <T,>({ query, shown = query.data, error, ninguno, row }: ListaProps<T>) => {
  if (query.isError && !query.data) return <RetryNotice message={error} query={query} />;
  if (!shown) return <Skeleton className="h-32" />;
  if (shown.length === 0) return ninguno && <p className="text-sm text-muted">{ninguno}</p>;
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">{shown.map(row)}</ul>
  );
};

interface SeccionProps<T> extends Omit<ListaProps<T>, 'error'> {
  /** Which part of the settings it is. */
  de: 'bots' | 'calendarios' | 'forjas' | 'tokens' | 'webhooks';
  title?: string | undefined;
  /** The button that makes one more; without `onNuevo`, the person may not. */
  nuevo: string;
  onNuevo?: (() => void) | false;
  /** What comes before the list, and dialogs. */
  children: ReactNode;
}

/** A part of the settings that is a list: what it is for, and how to add to it. */
export const Seccion = <T,>({ de, title, nuevo, onNuevo, children, ...list }: SeccionProps<T>) => {
  const { t } = useTranslation('configuracion');
  return (
    <section className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-sm font-semibold">{title ?? t(`${de}.titulo`)}</h2>
        {onNuevo && (
          <Button icon={<Plus aria-hidden className="size-4" />} onClick={onNuevo}>
            {nuevo}
          </Button>
        )}
      </div>
      <p className="text-xs text-subtle">{t(`${de}.texto`)}</p>
      {children}
      <Lista {...list} error={t(`${de}.errorCargar`)} />
    </section>
  );
};
