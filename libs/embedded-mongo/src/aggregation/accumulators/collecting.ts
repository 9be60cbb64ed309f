import type { Value } from '../../values/bson/doc.ts';
import { encodeValue } from '../../values/key-encoding.ts';
import { sizeOf } from '../../values/memory-limit.ts';
import type { AccumulatorFactory } from './accumulator.ts';

export const collectingAccumulators: Record<string, AccumulatorFactory> = {
  $push: () => {
    const values: Value[] = [];
    return {
      add(value) {
        if (value === undefined) return 0;
        values.push(value);
        return sizeOf(value);
      },
      result: () => values,
    };
  },
  $addToSet: () => {
    const byKey = new Map<string, Value>();
    return {
      add(value) {
        if (value === undefined) return 0;
        const key = encodeValue(value);
        if (byKey.has(key)) return 0;
        byKey.set(key, value);
        return sizeOf(value) + key.length;
      },
      result: () => [...byKey.values()],
    };
  },
};
