import { medianOf, quantile } from './quantile.ts';

export interface LoopResult {
  perSecond: number;
  /** In milliseconds. */
  median: number;
  p99: number;
  errors: number;
}

/** For `seconds`, each user starts the next operation as soon as the previous one has ended. */
export async function closedLoop<User>(
  users: User[],
  seconds: number,
  operation: (user: User, index: number) => Promise<unknown>,
): Promise<LoopResult> {
  const times: number[] = [];
  let errors = 0;
  let index = 0;
  const startedAt = performance.now();
  const deadline = startedAt + seconds * 1000;
  await Promise.all(
    users.map(async (user) => {
      while (performance.now() < deadline) {
        const before = performance.now();
        try {
          await operation(user, index++);
          times.push(performance.now() - before);
        } catch {
          errors += 1;
        }
      }
    }),
  );
  const wall = (performance.now() - startedAt) / 1000;
  return { perSecond: times.length / wall, median: medianOf(times), p99: quantile(times, 0.99), errors };
}
