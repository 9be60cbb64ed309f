import type { Value } from '../../values/doc.ts';

/** Accumulates the values of one group; `undefined` is a missing value. */
export interface Accumulator {
  add(value: Value): void;
  result(): Value;
}

export type AccumulatorFactory = () => Accumulator;
