import { mongo } from 'mongoose';

const PATIENCE_MS = 8_000;

/**
 * Gives up on an operation that the driver would never settle: if a socket closes right before a command is written to
 * it, mongodb 7.8 waits for a 'drain' that never comes, and none of the driver's timeouts covers that wait. Whether the
 * operation took place is unknown, as with any lost connection.
 */
export async function answered<T>(operation: Promise<T>, patienceMs = PATIENCE_MS): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new mongo.MongoNetworkTimeoutError('no answer')), patienceMs);
  });
  try {
    return await Promise.race([operation, silence]);
  } finally {
    clearTimeout(timer);
  }
}
