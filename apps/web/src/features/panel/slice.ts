import type { Tone } from '../../shared/domain';

/** One value of a chart; the tone is that of the chip with the same meaning. */
export interface Slice {
  label: string;
  value: number;
  tone: Tone;
}

export interface GraficoProps {
  title: string;
  slices: Slice[];
  /** Under the total in the middle of a doughnut. */
  unit: string;
}

export const totalOf = (slices: Slice[]): number => slices.reduce((sum, { value }) => sum + value, 0);
