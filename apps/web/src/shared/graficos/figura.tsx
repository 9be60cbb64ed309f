import { type ReactNode, Suspense, useRef } from 'react';
import type { Celda } from '@pmp/contracts/common/csv';
import { Skeleton } from '../ui/pagina/skeleton';
import { Cifras } from './cifras';
import { Descargas } from './descarga/descargas';

interface FiguraProps {
  title: string;
  head: string[];
  rows: Celda[][];
  /** The chart. */
  children: ReactNode;
}

/** A chart over time with its figures one click away, which may be taken along as a picture or for a spreadsheet. */
export const Figura = ({ title, head, rows, children }: FiguraProps) => {
  const box = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={box} className="relative h-56">
        <Suspense fallback={<Skeleton className="h-full rounded-card" />}>{children}</Suspense>
      </div>
      <div className="relative">
        <Cifras caption={title} head={head} rows={rows} />
        <div className="absolute top-0 right-0 flex">
          <Descargas title={title} head={head} rows={rows} box={box} />
        </div>
      </div>
    </>
  );
};
