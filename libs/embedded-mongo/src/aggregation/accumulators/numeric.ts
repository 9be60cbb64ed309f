import { add } from '../../values/numbers/arithmetic.ts';
import { isNumeric } from '../../values/bson/bson-type.ts';
import type { Value } from '../../values/bson/doc.ts';
import { doubleValue, toNumber } from '../../values/numbers/numbers.ts';
import type { Accumulator, AccumulatorFactory } from './accumulator.ts';

/** Values that are not numbers are ignored, as in MongoDB. */
export const numericAccumulators: Record<string, AccumulatorFactory> = { $sum: sum };

/** Doubles are summed with compensation; otherwise the result would depend on the order of the documents. */
function sum(): Accumulator {
  let exact: Value = 0;
  let doubles = 0;
  let lost = 0;
  let sawDouble = false;
  return {
    add(value) {
      if (!isNumeric(value)) return;
      if (typeof value === 'number' && !Number.isInteger(value)) {
        sawDouble = true;
        const total = doubles + value;
        if (Number.isFinite(total))
          lost += Math.abs(doubles) >= Math.abs(value) ? doubles - total + value : value - total + doubles;
        doubles = total;
        return;
      }
      exact = add(exact, value) ?? doubleValue(toNumber(exact) + toNumber(value));
    },
    result: () => (sawDouble ? add(exact, doubleValue(doubles + lost)) : exact),
  };
}
