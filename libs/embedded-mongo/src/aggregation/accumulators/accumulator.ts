import type { Value } from '../../values/bson/doc.ts';

/** Accumulates the values of one group; `undefined` is a missing value. */
export interface Accumulator {
  /** Returns about how many bytes it keeps because of this value, if it keeps values. */
  add(value: Value): number | void;
  result(): Value;
}

export type AccumulatorFactory = () => Accumulator;
