import { setTimeout as delay } from 'node:timers/promises';

const PAUSE_MS = 15;

/** Repeats the check until it passes; after `within` ms it throws the check's last error. */
export async function eventually<T>(check: () => T | Promise<T>, { within = 5_000 } = {}): Promise<T> {
  const deadline = Date.now() + within;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await delay(PAUSE_MS);
    }
  }
}
