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
} from 'chart.js';
import { Bar, Line } from 'react-chartjs-2';
import { toneColor, tokenColor } from './chart-colors';
import type { Tone } from '../dominio/domain';
import { useResolvedTheme } from '../preferencias/theme';
import { axes, commonOptions } from './chart-options';

ChartJs.register(
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

interface SeriesProps {
  title: string;
  labels: string[];
  series: Serie[];
}

interface Look {
  stacked?: boolean;
  /** The legend shows line samples, so that a dashed line can be told from the others. */
  strokes?: boolean;
}

const options = <T extends 'line' | 'bar'>({ stacked = false, strokes = false }: Look = {}) =>
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
    },
    scales: axes('y', stacked),
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

export const Lineas = ({ title, labels, series }: SeriesProps) => {
  const theme = useResolvedTheme();
  const data = { labels, datasets: series.map(lineSet) };
  return <Line key={theme} aria-label={title} data={data} options={options<'line'>({ strokes: true })} />;
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
export const Areas = ({ title, labels, series }: SeriesProps) => {
  const theme = useResolvedTheme();
  // A single day has no width to fill, so its points are drawn.
  const twice = <T,>(values: T[]): T[] => (labels.length === 1 ? [...values, ...values] : values);
  const data = {
    labels: twice(labels),
    datasets: series.map((serie) => areaSet({ ...serie, values: twice(serie.values) })),
  };
  return <Line key={theme} aria-label={title} data={data} options={options<'line'>({ stacked: true })} />;
};

const barSet = (serie: Serie) => ({
  ...paintedSet(serie, toneColor(serie.tone)),
  borderRadius: 4,
  maxBarThickness: 28,
});

export const Columnas = ({ title, labels, series }: SeriesProps) => {
  const theme = useResolvedTheme();
  const data = { labels, datasets: series.map(barSet) };
  return <Bar key={theme} aria-label={title} data={data} options={options<'bar'>()} />;
};
