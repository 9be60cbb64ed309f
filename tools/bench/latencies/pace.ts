/** Resolves `periodMs` after `startedAt`, so that an action is repeated at a person's pace. */
export const pace = (startedAt: number, periodMs: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, startedAt + periodMs - performance.now())));
