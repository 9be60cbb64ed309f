import { Chart, type ChartOptions } from 'chart.js';
import { tokenColor } from './chart-colors';
import { formatNumero } from '../../fechas/numbers';

Chart.defaults.font.family = "'Inter Variable', sans-serif";

const still = window.matchMedia('(prefers-reduced-motion: reduce)');

/**
 * The plugin that draws lines of its own arrives with the first chart that has one, and then minds the charts that were
 * there before too: it has never heard of those, and their next update throws and takes the page with it.
 */
const SIN_LINEAS: object = { annotation: false };

export const commonOptions = () => ({
  responsive: true,
  maintainAspectRatio: false,
  animation: still.matches ? (false as const) : { duration: 160 },
  // A plugin registered for one chart draws on every chart that does not turn it off.
  plugins: { legend: { display: false }, ...SIN_LINEAS },
});

type Axes = NonNullable<ChartOptions<'line'>['scales']>;

/** A thin grid for the values, named by their unit, and no grid for the names. */
export const axes = (values: 'x' | 'y', { stacked = false, unit = '' } = {}): Axes => {
  const muted = tokenColor('text-muted');
  const line = tokenColor('text-line');
  const upright = values === 'y';
  return {
    [values]: {
      beginAtZero: true,
      title: { display: unit !== '', text: unit, color: muted, font: { size: 11 } },
      stacked,
      grid: { color: line, lineWidth: 1 },
      border: { display: false },
      ticks: {
        color: muted,
        precision: 0,
        maxTicksLimit: 6,
        font: { size: 11 },
        callback: (value: number | string) => formatNumero(Number(value)),
      },
    },
    [upright ? 'x' : 'y']: {
      grid: { display: false },
      border: { color: line },
      // Horizontal bars have few names and need them all; dates along the bottom are many and may be skipped.
      ticks: {
        color: muted,
        autoSkip: upright,
        maxRotation: 0,
        autoSkipPadding: 16,
        font: { size: upright ? 11 : 12 },
      },
    },
  };
};
