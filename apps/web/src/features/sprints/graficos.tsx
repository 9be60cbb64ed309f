import type { Informe } from '@pmp/contracts/sprints';
import {
  BarController,
  BarElement,
  CategoryScale,
  Chart as ChartJs,
  type ChartOptions,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js';
import { Bar, Line } from 'react-chartjs-2';
import { useTranslation } from 'react-i18next';
import { toneColor, tokenColor } from '../../shared/chart-colors';
import { formatDia } from '../../shared/dates';
import type { Tone } from '../../shared/domain';
import { useResolvedTheme } from '../../shared/theme';

ChartJs.register(
  BarController,
  BarElement,
  CategoryScale,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
);
ChartJs.defaults.font.family = "'Inter Variable', sans-serif";

const still = window.matchMedia('(prefers-reduced-motion: reduce)');

const options = <T extends 'line' | 'bar'>(): ChartOptions<T> => {
  const muted = tokenColor('text-muted');
  const line = tokenColor('text-line');
  const common: ChartOptions<'line'> & ChartOptions<'bar'> = {
    responsive: true,
    maintainAspectRatio: false,
    animation: still.matches ? false : { duration: 160 },
    interaction: { mode: 'index', intersect: false },
    plugins: {
      legend: {
        position: 'bottom',
        labels: { color: muted, boxWidth: 14, boxHeight: 2, font: { size: 12 } },
      },
    },
    scales: {
      x: {
        grid: { display: false },
        border: { color: line },
        ticks: { color: muted, maxRotation: 0, autoSkipPadding: 16, font: { size: 11 } },
      },
      y: {
        beginAtZero: true,
        grid: { color: line, lineWidth: 1 },
        border: { display: false },
        ticks: { color: muted, precision: 0, maxTicksLimit: 6, font: { size: 11 } },
      },
    },
  };
  return common as ChartOptions<T>;
};

const lineSet = (label: string, data: (number | null)[], color: string, dash: number[] = []) => ({
  label,
  data,
  borderColor: color,
  backgroundColor: color,
  hoverBackgroundColor: color,
  borderWidth: dash.length ? 1.5 : 2,
  borderDash: dash,
  // On its first day a sprint is one point, not a line.
  pointRadius: dash.length ? 0 : 2,
  pointHoverRadius: 4,
});

/** Work left day by day, against the straight line and against what the sprint holds in all. */
export const Burndown = ({ dias }: { dias: Informe['burndown'] }) => {
  const { t } = useTranslation('sprints');
  const theme = useResolvedTheme();
  const data = {
    labels: dias.map(({ fecha }) => formatDia(fecha)),
    datasets: [
      lineSet(
        t('informe.restante'),
        dias.map(({ restante }) => restante),
        toneColor('indigo'),
      ),
      lineSet(
        t('informe.ideal'),
        dias.map(({ ideal }) => ideal),
        tokenColor('text-muted'),
        [4, 4],
      ),
      {
        ...lineSet(
          t('informe.alcance'),
          dias.map(({ alcance }) => alcance),
          toneColor('amber'),
        ),
        stepped: true,
      },
    ],
  };
  return <Line key={theme} aria-label={t('informe.burndown')} data={data} options={options<'line'>()} />;
};

const barSet = (label: string, data: number[], tone: Tone) => {
  const color = toneColor(tone);
  return {
    label,
    data,
    backgroundColor: color,
    hoverBackgroundColor: color,
    borderRadius: 4,
    maxBarThickness: 28,
  };
};

export const Velocidad = ({ sprints }: { sprints: Informe['velocidad']['sprints'] }) => {
  const { t } = useTranslation('sprints');
  const theme = useResolvedTheme();
  const data = {
    labels: sprints.map(({ numero }) => t('numero', { numero })),
    datasets: [
      barSet(
        t('informe.comprometidos'),
        sprints.map(({ comprometidos }) => comprometidos),
        'neutral',
      ),
      barSet(
        t('informe.completados'),
        sprints.map(({ completados }) => completados),
        'green',
      ),
    ],
  };
  return <Bar key={theme} aria-label={t('informe.velocidad')} data={data} options={options<'bar'>()} />;
};
