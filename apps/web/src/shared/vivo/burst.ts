/** Runs `work` once per burst of calls, `ms` milliseconds after the first call. */
export function createBurst(work: () => void, ms: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    call: (): void => {
      timer ??= setTimeout(() => {
        timer = undefined;
        work();
      }, ms);
    },
    /** Drops a run that is still waiting. */
    cancel: (): void => {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
