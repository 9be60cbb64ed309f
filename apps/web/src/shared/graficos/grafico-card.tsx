import { type ComponentType, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumero } from '../fechas/numbers';
import { Card } from '../ui/fichas/card';
import { Skeleton } from '../ui/pagina/skeleton';
import { Descargas } from './descarga/descargas';
import { type GraficoProps, type Slice, totalOf } from './dibujo/slice';

interface GraficoCardProps {
  title: string;
  /** What it answers. */
  pregunta: 'proyectos' | 'estado' | 'prioridad' | 'tipo' | 'progreso' | 'historias' | 'puntos';
  /** Headings of the table: what is counted, and how many. */
  head: [string, string];
  /** The unit of the sum in the middle of a ring. */
  unit: (count: number) => string;
  /** Shown instead of the sum. */
  total?: string;
  empty: string;
  slices: Slice[];
  Grafico: ComponentType<GraficoProps>;
  legend?: boolean;
}

const Leyenda = ({ slices }: { slices: Slice[] }) => (
  <ul aria-hidden className="flex min-w-32 flex-col justify-center gap-1.5 text-sm">
    {slices.map(({ label, value, tone }) => (
      <li key={label} className="flex items-center gap-2">
        <span data-tone={tone} className="tone-solid size-2 shrink-0 rounded-full bg-current" />
        <span className="grow text-muted">{label}</span>
        <span className="num font-medium">{formatNumero(value)}</span>
      </li>
    ))}
  </ul>
);

/** The same figures for those who cannot see the canvas. */
const Tabla = ({ title, head, slices }: Pick<GraficoCardProps, 'title' | 'head' | 'slices'>) => (
  <table className="sr-only">
    <caption>{title}</caption>
    <thead>
      <tr>
        {head.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {slices.map(({ label, value }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          <td>{formatNumero(value)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** A ring or bar chart of parts of a whole, with the figures in a table too. */
export const GraficoCard = ({
  title,
  pregunta,
  head,
  unit,
  total,
  empty,
  slices,
  Grafico,
  legend,
}: GraficoCardProps) => {
  const { t } = useTranslation('graficos');
  const box = useRef<HTMLDivElement>(null);
  const sum = totalOf(slices);
  return (
    <Card className="group relative flex min-w-0 flex-col p-3">
      <h2 className="text-sm leading-5 font-semibold">{title}</h2>
      <p className="mb-1 text-xs leading-4 text-muted">{t(`pregunta.${pregunta}`)}</p>
      {sum > 0 && (
        <div className="absolute top-1.5 right-1.5 flex opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100">
          <Descargas
            title={title}
            head={head}
            rows={slices.map(({ label, value }) => [label, value])}
            box={box}
            slices={slices}
          />
        </div>
      )}
      {sum === 0 ? (
        <p className="flex h-50 items-center justify-center px-6 text-center text-sm text-subtle">{empty}</p>
      ) : (
        <div className="my-auto flex h-50 items-stretch gap-4">
          <div ref={box} className="relative min-w-0 grow">
            <Suspense
              fallback={
                <Skeleton className="absolute inset-0 m-auto aspect-square w-[min(100%,13rem)] rounded-full" />
              }
            >
              <Grafico title={title} slices={slices} total={total ?? formatNumero(sum)} unit={unit(sum)} />
            </Suspense>
          </div>
          {legend && <Leyenda slices={slices} />}
        </div>
      )}
      <Tabla title={title} head={head} slices={slices} />
    </Card>
  );
};
