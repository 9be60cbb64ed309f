import type { Tone } from '../domain';

/** One value of a chart; the tone is that of the chip with the same meaning. */
export interface Slice {
  label: string;
  value: number;
  tone: Tone;
}

export interface GraficoProps {
  title: string;
  slices: Slice[];
  /** In the middle of a ring: the figure that sums it up, and what it counts. */
  total: string;
  unit: string;
}

export const totalOf = (slices: Slice[]): number => slices.reduce((sum, { value }) => sum + value, 0);
