/** Resolves once what has been rendered so far is visible. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
