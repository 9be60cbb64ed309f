import fc from 'fast-check';
import { PATHS } from './values.ts';

export const direction = fc.constantFrom<1 | -1>(1, -1);

export const sort: fc.Arbitrary<Record<string, 1 | -1>> = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...PATHS), direction), {
    minLength: 1,
    maxLength: 2,
    selector: ([path]) => path,
  })
  .map(named);

/** Only paths that do not contain each other. */
export const projection: fc.Arbitrary<Record<string, 0 | 1>> = fc
  .tuple(
    fc.subarray(['a.b', 'a.a', 'b', 'c.a.b', '__proto__'], { minLength: 1 }),
    fc.constantFrom<0 | 1>(0, 1),
    fc.constantFrom<0 | 1 | undefined>(0, undefined),
  )
  .map(([paths, flag, id]) => {
    const spec = named(paths.map((path) => [path, flag]));
    return id === undefined ? spec : { ...spec, _id: id };
  });

/** Makes `__proto__` an ordinary field too. */
export function named<T>(entries: [string, T][]): Record<string, T> {
  const result: Record<string, T> = {};
  for (const [name, value] of entries)
    Object.defineProperty(result, name, { value, enumerable: true, configurable: true, writable: true });
  return result;
}
