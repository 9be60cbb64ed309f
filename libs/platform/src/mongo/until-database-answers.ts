import { Logger } from '@nestjs/common';
import { setTimeout as delay } from 'node:timers/promises';
import { isDatabaseAway } from '../errors/database-away';

const RETRY_MS = 1_000;
const logger = new Logger('Arranque');

const sayAway = (cause: unknown): void =>
  logger.warn({ motivo: String(cause) }, 'arranque interrumpido: sin base de datos; se reintenta');

/**
 * Does what a service cannot start without, and does it again for as long as the database is away: it can go between
 * being connected and being used, and the process would end. Any other failure is thrown. `work` may run several times.
 */
export async function untilDatabaseAnswers<T>(work: () => Promise<T>, onAway = sayAway): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      onAway(error);
      await delay(RETRY_MS);
    }
  }
}
