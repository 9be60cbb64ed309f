import {
  BarController,
  BarElement,
  CategoryScale,
  Chart as ChartJs,
  type ChartOptions,
  Filler,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
  type TooltipItem,
} from 'chart.js';
import annotation from 'chartjs-plugin-annotation';
import { Bar, Line } from 'react-chartjs-2';
import { toneColor, tokenColor } from './chart-colors';
import type { Tone } from '../../dominio/domain';
import { useResolvedTheme } from '../../preferencias/theme';
import { formatNumero } from '../../fechas/numbers';
import { axes, commonOptions } from './chart-options';
import { Dicho } from './dicho';
import { useRecorrido } from './use-recorrido';

ChartJs.register(
  annotation,
  BarController,
  BarElement,
  CategoryScale,
  Filler,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
);

export interface Serie {
  label: string;
  values: (number | null)[];
  tone: Tone;
  /** 'referencia': a thin dashed line; 'puntos': single values; 'escalon': keeps its value until the next. */
  trazo?: 'referencia' | 'puntos' | 'escalon';
}

/** A dashed line with its name, at a value or, by its number, at a day. */
interface Marca {
  at: number;
  label: string;
}

interface SeriesProps {
  title: string;
  labels: string[];
  series: Serie[];
  /** What the values count, as the axis and the tooltip say it. */
  unit: string;
  /** An upright line, at the position of a label. */
  corte?: Marca | undefined;
  /** A level line, at a value. */
  nivel?: Marca | undefined;
}

interface Look extends Pick<SeriesProps, 'unit' | 'corte' | 'nivel'> {
  stacked?: boolean;
  /** The legend shows line samples, so that a dashed line can be told from the others. */
  strokes?: boolean;
}

const marcaLine = (scaleID: 'x' | 'y', { at, label }: Marca) => ({
  type: 'line' as const,
  scaleID,
  value: at,
  borderColor: tokenColor('text-muted'),
  borderWidth: 1,
  borderDash: [2, 3],
  label: {
    display: true,
    content: label,
    position: 'end' as const,
    backgroundColor: tokenColor('text-surface'),
    color: tokenColor('text-muted'),
    font: { size: 11, weight: 'normal' as const },
    padding: 2,
  },
});

const options = <T extends 'line' | 'bar'>({ stacked = false, strokes = false, unit, corte, nivel }: Look) =>
  ({
    ...commonOptions(),
    interaction: { mode: 'index', intersect: false },
    plugins: {
      legend: {
        position: 'bottom',
        labels: {
          color: tokenColor('text-muted'),
          boxWidth: strokes ? 18 : 12,
          boxHeight: 4,
          font: { size: 12 },
          ...(strokes && { usePointStyle: true, pointStyle: 'line', pointStyleWidth: 20 }),
        },
      },
      tooltip: {
        callbacks: {
          // '1 historias' is no Spanish: of one, the axis says what it is.
          label: ({ dataset, parsed: { y } }: TooltipItem<'line' | 'bar'>) =>
            `${dataset.label}: ${formatNumero(y ?? 0, 1)}${y === 1 ? '' : ` ${unit}`}`,
        },
      },
      annotation: {
        annotations: {
          ...(corte && { corte: marcaLine('x', corte) }),
          ...(nivel && { nivel: marcaLine('y', nivel) }),
        },
      },
    },
    scales: axes('y', { stacked, unit }),
  }) as ChartOptions<T>;

const paintedSet = ({ label, values }: Serie, color: string) => ({
  label,
  data: values,
  backgroundColor: color,
  hoverBackgroundColor: color,
});

const lineSet = (serie: Serie) => {
  const { tone, trazo } = serie;
  const isReference = trazo === 'referencia';
  const color = isReference ? tokenColor('text-muted') : toneColor(tone);
  return {
    ...paintedSet(serie, color),
    borderColor: color,
    borderWidth: isReference ? 1.5 : 2,
    borderDash: isReference ? [4, 4] : [],
    stepped: trazo === 'escalon',
    showLine: trazo !== 'puntos',
    // On the first day the line is a single point, which would be invisible without a dot.
    pointRadius: isReference ? 0 : trazo === 'puntos' ? 3.5 : 2,
    pointHoverRadius: 5,
  };
};

export const Lineas = ({ title, labels, series, ...look }: SeriesProps) => {
  const theme = useResolvedTheme();
  const { texto, canvas } = useRecorrido<'line'>();
  const data = { labels, datasets: series.map(lineSet) };
  return (
    <>
      <Line
        {...canvas}
        key={theme}
        aria-label={title}
        data={data}
        options={options<'line'>({ ...look, strokes: true })}
      />
      <Dicho texto={texto} />
    </>
  );
};

const areaSet = (serie: Serie) => {
  const color = toneColor(serie.tone);
  return {
    ...paintedSet(serie, color),
    fill: true,
    borderColor: color,
    borderWidth: 1,
    pointRadius: serie.values.length === 1 ? 2 : 0,
    pointHoverRadius: 3,
  };
};

/** Stacked areas, the first at the bottom. */
export const Areas = ({ title, labels, series, ...look }: SeriesProps) => {
  const theme = useResolvedTheme();
  const { texto, canvas } = useRecorrido<'line'>();
  // A single day has no width to fill, so its points are drawn.
  const twice = <T,>(values: T[]): T[] => (labels.length === 1 ? [...values, ...values] : values);
  const data = {
    labels: twice(labels),
    datasets: series.map((serie) => areaSet({ ...serie, values: twice(serie.values) })),
  };
  return (
    <>
      <Line
        {...canvas}
        key={theme}
        aria-label={title}
        data={data}
        options={options<'line'>({ ...look, stacked: true })}
      />
      <Dicho texto={texto} />
    </>
  );
};

const barSet = (serie: Serie) => ({
  ...paintedSet(serie, toneColor(serie.tone)),
  borderRadius: 4,
  maxBarThickness: 28,
});

export const Columnas = ({ title, labels, series, ...look }: SeriesProps) => {
  const theme = useResolvedTheme();
  const { texto, canvas } = useRecorrido<'bar'>();
  const data = { labels, datasets: series.map(barSet) };
  return (
    <>
      <Bar {...canvas} key={theme} aria-label={title} data={data} options={options<'bar'>(look)} />
      <Dicho texto={texto} />
    </>
  );
};
