import { setTimeout as delay } from 'node:timers/promises';
import type { Product } from '../../product/start-product.ts';
import type { ProcessName } from '../plan/schedule.ts';

const LOOK_MS = 25;

/** Kills the process, and every replacement that the supervisor starts, until the returned function is called. */
export function keepAway(product: Product, name: ProcessName): () => Promise<void> {
  let away = true;
  const killing = (async () => {
    let last: number | undefined;
    while (away) {
      const pid = product.processes().get(name);
      if (pid !== undefined && pid !== last) {
        process.kill(pid, 'SIGKILL');
        last = pid;
      }
      await delay(LOOK_MS);
    }
  })();
  return async () => {
    away = false;
    await killing;
  };
}
