import type { Page } from '@playwright/test';

/** One person's doing, from where the page stands to where the next one begins. */
export interface Interaccion {
  nombre: string;
  /** What is on screen before, not counted. */
  preparar(page: Page): Promise<unknown>;
  hacer(page: Page): Promise<unknown>;
}

/** Events report in steps of 8 ms, and none below this. */
const SHORTEST_MS = 16;
/** The entries of an interaction come with the frame after its paint. */
const SETTLED = `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 150))))`;

interface EventEntry {
  duration: number;
  interactionId: number;
}

/** Runs in the page, before anything of it; Node's own types do not know this kind of entry. */
export function collectInteractions(): void {
  const interactions: number[] = [];
  Object.assign(globalThis, { interactions });
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as unknown as EventEntry[])
      if (interactionId > 0) interactions.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 } as unknown as { type: 'measure' });
}

/** From the worst of its inputs to the next paint, in ms; pages must have run `collectInteractions`. */
export async function inputToPaint(page: Page, { preparar, hacer }: Interaccion): Promise<number> {
  await preparar(page);
  await page.evaluate(SETTLED);
  await page.evaluate('interactions.length = 0');
  await hacer(page);
  await page.evaluate(SETTLED);
  return page.evaluate<number>(`Math.max(${SHORTEST_MS}, ...interactions)`);
}
