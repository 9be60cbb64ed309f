const AT_ONCE = 8;

/** Does it for each of 0 … count - 1, eight at a time. */
export async function inTurns(count: number, work: (n: number) => Promise<unknown>): Promise<void> {
  const waiting = Array.from({ length: count }, (_, n) => n);
  const one = async () => {
    for (let n = waiting.shift(); n !== undefined; n = waiting.shift()) await work(n);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}
