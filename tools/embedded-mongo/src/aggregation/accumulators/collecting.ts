import type { Value } from '../../values/doc.ts';
import { encodeValue } from '../../values/key-encoding.ts';
import { mergeObjects } from '../expression/object.ts';
import type { AccumulatorFactory } from './accumulator.ts';

export const collectingAccumulators: Record<string, AccumulatorFactory> = {
  $push: () => {
    const values: Value[] = [];
    return {
      add(value) {
        if (value !== undefined) values.push(value);
      },
      result: () => values,
    };
  },
  $addToSet: () => {
    const byKey = new Map<string, Value>();
    return {
      add(value) {
        if (value === undefined) return;
        const key = encodeValue(value);
        if (!byKey.has(key)) byKey.set(key, value);
      },
      result: () => [...byKey.values()],
    };
  },
  $mergeObjects: () => {
    const values: Value[] = [];
    return { add: (value) => void values.push(value), result: () => mergeObjects(values) };
  },
};
