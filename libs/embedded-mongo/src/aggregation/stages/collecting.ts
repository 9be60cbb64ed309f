import type { DocComparer } from '../../sort/compile-sort.ts';
import type { Doc } from '../../values/bson/doc.ts';
import { MemoryLimit, sizeOf } from '../../values/memory-limit.ts';
import { PAUSE } from './stage.ts';

/** Passes pauses on, and ends with a result. */
type Pausing<Result> = Generator<Doc, Result>;

/** All documents, for a stage that needs them at once. */
export function* collecting(input: Iterable<Doc>, stage: string): Pausing<Doc[]> {
  const memory = new MemoryLimit(stage);
  const docs: Doc[] = [];
  for (const doc of input) {
    if (doc === PAUSE) {
      yield doc;
      continue;
    }
    memory.take(sizeOf(doc));
    docs.push(doc);
  }
  return docs;
}

/** Sorts stably; of many documents, keeps only the first `wanted`, without ever holding many more. */
export function* sorting(input: Iterable<Doc>, compare: DocComparer, wanted = Infinity): Pausing<Doc[]> {
  const memory = new MemoryLimit('Sort');
  let docs: Doc[] = [];
  for (const doc of input) {
    if (doc === PAUSE) {
      yield doc;
      continue;
    }
    if (wanted === Infinity) memory.take(sizeOf(doc));
    docs.push(doc);
    if (docs.length > wanted * 2 + 1_000) docs = docs.sort(compare).slice(0, wanted);
  }
  return docs.sort(compare).slice(0, wanted);
}
