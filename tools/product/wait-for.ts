import { setTimeout as delay } from 'node:timers/promises';

const LIMIT_MS = 15_000;
const EVERY_MS = 100;

/** Resolves to the first value other than undefined; throws with `what` as its name if none comes in time. */
export async function waitFor<T>(
  what: string,
  look: () => T | undefined | Promise<T | undefined>,
): Promise<T> {
  for (const until = Date.now() + LIMIT_MS; Date.now() < until; await delay(EVERY_MS)) {
    const found = await look();
    if (found !== undefined) return found;
  }
  throw new Error(`No llega: ${what}`);
}
