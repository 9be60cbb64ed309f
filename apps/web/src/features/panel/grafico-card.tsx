import { type ComponentType, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../shared/ui/card';
import { Skeleton } from '../../shared/ui/skeleton';
import { type GraficoProps, type Slice, totalOf } from './slice';

interface GraficoCardProps {
  title: string;
  unit: (count: number) => string;
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
        <span className="num font-medium">{value}</span>
      </li>
    ))}
  </ul>
);

/** The same figures for those who cannot see the canvas. */
const Tabla = ({ title, slices }: { title: string; slices: Slice[] }) => {
  const { t } = useTranslation('panel');
  return (
    <table className="sr-only">
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t('grafico.categoria')}</th>
          <th scope="col">{t('grafico.cantidad')}</th>
        </tr>
      </thead>
      <tbody>
        {slices.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

export const GraficoCard = ({ title, unit, empty, slices, Grafico, legend }: GraficoCardProps) => {
  const total = totalOf(slices);
  return (
    <Card className="relative flex min-w-0 flex-col p-3">
      <h2 className="mb-3 text-sm font-semibold">{title}</h2>
      {total === 0 ? (
        <p className="flex h-52 items-center justify-center px-6 text-center text-sm text-subtle">{empty}</p>
      ) : (
        <div className="flex h-52 items-stretch gap-4">
          <div className="relative min-w-0 grow">
            <Suspense fallback={<Skeleton className="mx-auto aspect-square h-full rounded-full" />}>
              <Grafico title={title} slices={slices} unit={unit(total)} />
            </Suspense>
          </div>
          {legend && <Leyenda slices={slices} />}
        </div>
      )}
      <Tabla title={title} slices={slices} />
    </Card>
  );
};
