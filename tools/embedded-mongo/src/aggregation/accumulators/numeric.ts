import { Decimal128 } from 'bson';
import { add, divide } from '../../values/numbers/arithmetic.ts';
import { isNumeric } from '../../values/bson/bson-type.ts';
import type { Value } from '../../values/bson/doc.ts';
import { doubleValue, toNumber } from '../../values/numbers/numbers.ts';
import type { Accumulator, AccumulatorFactory } from './accumulator.ts';

/** Values that are not numbers are ignored, as in MongoDB. */
export const numericAccumulators: Record<string, AccumulatorFactory> = {
  $sum: sum,
  $count: () => {
    let count = 0;
    return { add: () => void count++, result: () => count };
  },
  $avg: average,
  $stdDevPop: () => deviation(0),
  $stdDevSamp: () => deviation(1),
};

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

function average(): Accumulator {
  const total = sum();
  let count = 0;
  return {
    add(value) {
      if (!isNumeric(value)) return;
      count += 1;
      total.add(value);
    },
    result: () => (count === 0 ? null : divide(total.result(), count)),
  };
}

/** Welford's method; `spare` is 1 for a sample. */
function deviation(spare: 0 | 1): Accumulator {
  let count = 0;
  let mean = 0;
  let squares = 0;
  return {
    add(value) {
      if (!isNumeric(value)) return;
      const number = value instanceof Decimal128 ? Number(value.toString()) : toNumber(value);
      count += 1;
      const delta = number - mean;
      mean += delta / count;
      squares += delta * (number - mean);
    },
    result: () => (count <= spare ? null : doubleValue(Math.sqrt(squares / (count - spare)))),
  };
}
