/** Does `work` once for a burst of calls, `ms` milliseconds after its first. */
export function createBurst(work: () => void, ms: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    call: (): void => {
      timer ??= setTimeout(() => {
        timer = undefined;
        work();
      }, ms);
    },
    /** What was called and not yet done will not be. */
    cancel: (): void => {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
