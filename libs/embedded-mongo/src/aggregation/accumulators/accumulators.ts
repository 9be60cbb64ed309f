import { collectingAccumulators } from './collecting.ts';
import { numericAccumulators } from './numeric.ts';
import { selectingAccumulators } from './selecting.ts';
import type { AccumulatorFactory } from './accumulator.ts';

export const accumulatorTable: ReadonlyMap<string, AccumulatorFactory> = new Map(
  Object.entries({ ...numericAccumulators, ...selectingAccumulators, ...collectingAccumulators }),
);
