import type { Page } from '@playwright/test';

/** One action of a person, beginning where the previous one left the page. */
export interface Interaction {
  nombre: string;
  /** Brings the page into the state before the action; not measured. */
  prepare(page: Page): Promise<unknown>;
  act(page: Page): Promise<unknown>;
}

/** Browsers report event durations in steps of 8 ms, and none below this. */
const SHORTEST_MS = 16;
/** An interaction's entries arrive one frame after its paint. */
const SETTLED = `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 150))))`;

interface EventEntry {
  duration: number;
  interactionId: number;
}

/** Runs in the page before anything else; Node's types do not know this kind of entry. */
export function collectInteractions(): void {
  const interactions: number[] = [];
  Object.assign(globalThis, { interactions });
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as unknown as EventEntry[])
      if (interactionId > 0) interactions.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 } as unknown as { type: 'measure' });
}

/** Milliseconds from the slowest input to the next paint; the page must have run `collectInteractions`. */
export async function inputToPaint(page: Page, { prepare, act }: Interaction): Promise<number> {
  await prepare(page);
  await page.evaluate(SETTLED);
  await page.evaluate('interactions.length = 0');
  await act(page);
  await page.evaluate(SETTLED);
  return page.evaluate<number>(`Math.max(${SHORTEST_MS}, ...interactions)`);
}
