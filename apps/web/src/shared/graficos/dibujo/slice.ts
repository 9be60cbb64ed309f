import type { Tone } from '../../dominio/domain';

/** One value of a chart, in the colour of the chip with the same meaning. */
export interface Slice {
  label: string;
  value: number;
  tone: Tone;
}

export interface GraficoProps {
  title: string;
  slices: Slice[];
  /** The text in the middle of a ring: the summary figure and its unit. */
  total: string;
  unit: string;
}

export const totalOf = (slices: Slice[]): number => slices.reduce((sum, { value }) => sum + value, 0);
