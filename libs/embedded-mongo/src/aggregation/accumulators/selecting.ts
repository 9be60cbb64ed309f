import { compareValues } from '../../values/compare.ts';
import type { Value } from '../../values/bson/doc.ts';
import type { Accumulator, AccumulatorFactory } from './accumulator.ts';

export const selectingAccumulators: Record<string, AccumulatorFactory> = {
  $min: () => extreme((order) => order < 0),
  $max: () => extreme((order) => order > 0),
  $first: () => {
    let first: Value;
    let any = false;
    return {
      add(value) {
        if (!any) first = value;
        any = true;
      },
      result: () => first ?? null,
    };
  },
  $last: () => {
    let last: Value;
    return { add: (value) => void (last = value), result: () => last ?? null };
  },
};

/** Null and missing values are ignored. */
function extreme(better: (order: number) => boolean): Accumulator {
  let best: Value = null;
  return {
    add(value) {
      if (value === null || value === undefined) return;
      if (best === null || better(compareValues(value, best))) best = value;
    },
    result: () => best,
  };
}
