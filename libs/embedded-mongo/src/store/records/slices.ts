/** How long one client may keep all others waiting. */
const SLICE_MS = 10;

/** Work that can stop between two steps. */
export type Steps<Result> = Generator<void, Result>;

export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Lets others in after each slice; `onPause` is called before the first time it does. */
export async function inSlices<Result>(steps: Steps<Result>, onPause?: () => void): Promise<Result> {
  for (let isFirst = true; ; isFirst = false) {
    const until = performance.now() + SLICE_MS;
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() < until);
    if (isFirst) onPause?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
}
