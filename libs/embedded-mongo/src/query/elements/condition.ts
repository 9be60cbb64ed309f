import { anyElement } from './element-path.ts';
import type { DocTest, ElementTest } from './element-path.ts';

/** A condition on a value: at the end of a path or, within $elemMatch, on one array element. */
export interface Condition {
  onPath(path: string): DocTest;
  onElement: ElementTest;
}

/** True if any element at the path passes; an array is first expanded into its elements. */
export function elementCondition(test: ElementTest): Condition {
  return { onPath: (path) => anyElement(path, true, test), onElement: test };
}

export function negation(inner: Condition): Condition {
  return {
    onPath: (path) => {
      const test = inner.onPath(path);
      return (doc) => !test(doc);
    },
    onElement: (element) => !inner.onElement(element),
  };
}

export function conjunction(parts: readonly Condition[]): Condition {
  if (parts.length === 1) return parts[0]!;
  return {
    onPath: (path) => {
      const tests = parts.map((part) => part.onPath(path));
      return (doc) => tests.every((test) => test(doc));
    },
    onElement: (element) => parts.every((part) => part.onElement(element)),
  };
}
