/** A burst of changes (a cascade, a colleague typing fast) is one reading. */
const COALESCE_MS = 120;
/** Of the time that readings take, how many times as much passes between them. */
const REST = 4;

/**
 * Reads again after changes, one reading at a time. In a busy house changes never end: the longer a reading takes, the
 * longer the next one waits, so that following a list costs a fraction of a processor and not all of it.
 */
export const createReread = (read: () => Promise<unknown>) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isReading = false;
  let isAsked = false;
  let notBefore = 0;

  const plan = () => {
    timer ??= setTimeout(() => void run(), Math.max(COALESCE_MS, notBefore - performance.now()));
  };
  const run = async () => {
    timer = undefined;
    isReading = true;
    isAsked = false;
    const began = performance.now();
    await read().catch(() => undefined);
    const ended = performance.now();
    notBefore = ended + (ended - began) * REST;
    isReading = false;
    if (isAsked) plan();
  };

  return {
    call: (): void => {
      if (isReading) isAsked = true;
      else plan();
    },
    /** Drops a reading that has not begun. */
    cancel: (): void => {
      clearTimeout(timer);
      timer = undefined;
      isAsked = false;
    },
  };
};
