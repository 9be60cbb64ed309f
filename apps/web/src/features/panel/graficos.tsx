import {
  ArcElement,
  BarController,
  BarElement,
  CategoryScale,
  Chart as ChartJs,
  type ChartOptions,
  DoughnutController,
  LinearScale,
  PieController,
  Tooltip,
} from 'chart.js';
import { Bar, Doughnut, Pie } from 'react-chartjs-2';
import { useResolvedTheme } from '../../shared/theme';
import { type GraficoProps, type Slice, totalOf } from './slice';
import { toneColor, tokenColor } from './theme-colors';

ChartJs.register(
  ArcElement,
  BarController,
  BarElement,
  CategoryScale,
  DoughnutController,
  LinearScale,
  PieController,
  Tooltip,
);
ChartJs.defaults.font.family = "'Inter Variable', sans-serif";

const still = window.matchMedia('(prefers-reduced-motion: reduce)');

const chartData = (slices: Slice[], separated: boolean) => {
  const colors = slices.map(({ tone }) => toneColor(tone));
  return {
    labels: slices.map(({ label }) => label),
    datasets: [
      {
        data: slices.map(({ value }) => value),
        backgroundColor: colors,
        // chart.js derives hover colours by arithmetic that does not know OKLCH.
        hoverBackgroundColor: colors,
        borderColor: tokenColor('text-surface'),
        hoverBorderColor: tokenColor('text-surface'),
        borderWidth: separated ? 2 : 0,
        borderRadius: separated ? 3 : 4,
        maxBarThickness: 22,
      },
    ],
  };
};

const common = {
  responsive: true,
  maintainAspectRatio: false,
  get animation() {
    return still.matches ? (false as const) : { duration: 160 };
  },
};

export const Rosca = ({ title, slices, unit }: GraficoProps) => {
  const theme = useResolvedTheme();
  return (
    <>
      <Doughnut
        key={theme}
        aria-label={title}
        data={chartData(slices, true)}
        options={{ ...common, cutout: '68%' }}
      />
      <p
        aria-hidden
        className="pointer-events-none absolute inset-0 flex flex-col items-center justify-center leading-tight"
      >
        <span className="num text-[1.5rem] font-semibold tracking-[-0.02em]">{totalOf(slices)}</span>
        <span className="text-xs text-muted">{unit}</span>
      </p>
    </>
  );
};

export const Tarta = ({ title, slices }: GraficoProps) => {
  const theme = useResolvedTheme();
  return <Pie key={theme} aria-label={title} data={chartData(slices, true)} options={{ ...common }} />;
};

export const Barras = ({ title, slices }: GraficoProps) => {
  const theme = useResolvedTheme();
  const muted = tokenColor('text-muted');
  const line = tokenColor('text-line');
  const options: ChartOptions<'bar'> = {
    ...common,
    // Lying bars: five Spanish labels do not fit side by side on a narrow card.
    indexAxis: 'y',
    scales: {
      x: {
        beginAtZero: true,
        grid: { color: line, lineWidth: 1 },
        border: { display: false },
        ticks: { color: muted, precision: 0, maxTicksLimit: 5, font: { size: 11 } },
      },
      y: {
        grid: { display: false },
        border: { color: line },
        ticks: { color: muted, autoSkip: false, font: { size: 12 } },
      },
    },
  };
  return <Bar key={theme} aria-label={title} data={chartData(slices, false)} options={options} />;
};
