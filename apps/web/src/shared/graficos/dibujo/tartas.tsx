import {
  ArcElement,
  BarController,
  BarElement,
  CategoryScale,
  Chart as ChartJs,
  DoughnutController,
  LinearScale,
  PieController,
  Tooltip,
} from 'chart.js';
import { Bar, Doughnut, Pie } from 'react-chartjs-2';
import { toneColor, tokenColor } from './chart-colors';
import { useResolvedTheme } from '../../preferencias/theme';
import { axes, commonOptions } from './chart-options';
import { Dicho } from './dicho';
import type { GraficoProps, Slice } from './slice';
import { useRecorrido } from './use-recorrido';

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

const chartData = (slices: Slice[], separated: boolean) => {
  const colors = slices.map(({ tone }) => toneColor(tone));
  return {
    labels: slices.map(({ label }) => label),
    datasets: [
      {
        data: slices.map(({ value }) => value),
        backgroundColor: colors,
        // chart.js cannot compute hover colours from OKLCH, so they are given.
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

interface AnilloProps extends GraficoProps {
  cutout: string;
}

/** A ring with its sum in the middle. */
const Anillo = ({ title, slices, total, unit, cutout }: AnilloProps) => {
  const theme = useResolvedTheme();
  const { texto, canvas } = useRecorrido<'doughnut'>();
  return (
    <>
      <Doughnut
        {...canvas}
        key={theme}
        aria-label={title}
        data={chartData(slices, true)}
        options={{ ...commonOptions(), cutout }}
      />
      <Dicho texto={texto} />
      <p
        aria-hidden
        className="pointer-events-none absolute inset-0 flex flex-col items-center justify-center leading-tight"
      >
        <span className="num text-[1.5rem] font-semibold tracking-[-0.02em]">{total}</span>
        <span className="text-xs text-muted">{unit}</span>
      </p>
    </>
  );
};

export const Rosca = (props: GraficoProps) => <Anillo {...props} cutout="68%" />;

/** Specification, business constants: the ring of the progress has a cutout of 75 %. */
export const Progreso = (props: GraficoProps) => <Anillo {...props} cutout="75%" />;

export const Tarta = ({ title, slices }: GraficoProps) => {
  const theme = useResolvedTheme();
  const { texto, canvas } = useRecorrido<'pie'>();
  return (
    <>
      <Pie
        {...canvas}
        key={theme}
        aria-label={title}
        data={chartData(slices, true)}
        options={commonOptions()}
      />
      <Dicho texto={texto} />
    </>
  );
};

/** Horizontal bars: five Spanish names do not fit side by side on a narrow card. */
export const Barras = ({ title, slices, unit }: GraficoProps) => {
  const theme = useResolvedTheme();
  const { texto, canvas } = useRecorrido<'bar'>();
  const options = { ...commonOptions(), indexAxis: 'y' as const, scales: axes('x', { unit }) };
  return (
    <>
      <Bar {...canvas} key={theme} aria-label={title} data={chartData(slices, false)} options={options} />
      <Dicho texto={texto} />
    </>
  );
};
