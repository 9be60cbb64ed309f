import { getHeapStatistics, setFlagsFromString } from 'node:v8';

const LOOK_MS = 1_000;
const LARGE_BYTES = 300 * 1024 * 1024;
/** 0: as much as V8 thinks. */
const percentFor = (bytes: number): number => (bytes > LARGE_BYTES ? 30 : 0);

/**
 * How much garbage may pile up before V8 looks for it grows with the heap: with a million documents it came to half a
 * gigabyte. A large heap is looked through sooner; a small one is left to V8, as each look costs what all requests share.
 */
export function keepLargeHeapLean(): void {
  let percent = 0;
  setInterval(() => {
    const wanted = percentFor(getHeapStatistics().used_heap_size);
    if (wanted === percent) return;
    percent = wanted;
    setFlagsFromString(`--heap-growing-percent=${percent}`);
  }, LOOK_MS).unref();
}
