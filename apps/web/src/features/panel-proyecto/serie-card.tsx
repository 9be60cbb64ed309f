import type { ReactNode } from 'react';
import type { Celda } from '@pmp/contracts/common/csv';
import { Figura } from '../../shared/graficos/figura';
import { Card } from '../../shared/ui/fichas/card';
import { Skeleton } from '../../shared/ui/pagina/skeleton';

interface SerieCardProps {
  title: string;
  /** What the chart answers. */
  pregunta: string;
  /** Shown beside the title: a choice, a link or a figure. */
  aside?: ReactNode;
  /** Shown instead of the chart: what to do to get one. */
  empty?: ReactNode;
  isPending?: boolean;
  head: string[];
  rows: Celda[][];
  children: ReactNode;
}

/** A chart over time, with its figures one click away. */
export const SerieCard = ({
  title,
  pregunta,
  aside,
  empty,
  isPending,
  head,
  rows,
  children,
}: SerieCardProps) => (
  <Card className="flex h-full min-w-0 flex-col p-3">
    <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-2 gap-y-1">
      <h2 className="text-sm font-semibold">{title}</h2>
      {!isPending && !empty && aside}
      <p className="w-full text-xs text-muted">{pregunta}</p>
    </div>
    {isPending && <Skeleton className="h-64 rounded-card" />}
    {!isPending && empty && (
      <div className="flex h-64 flex-col items-center justify-center gap-3 px-6 text-center text-sm text-subtle">
        {empty}
      </div>
    )}
    {!isPending && !empty && (
      <Figura title={title} head={head} rows={rows}>
        {children}
      </Figura>
    )}
  </Card>
);
