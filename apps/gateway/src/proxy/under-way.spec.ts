import { describe, expect, it } from '@jest/globals';
import { FEW, MAX_PER_SERVICE, UnderWay } from './under-way';

const QUICK_MS = 20;
const SLOW_MS = 10_000;

const admit = (underWay: UnderWay, times: number, now: number) =>
  Array.from({ length: times }, () => underWay.enter('sprints', now)).filter((leave) => leave !== null);

/** Many requests one after the other, each answered after `ms`. */
function answerMany(underWay: UnderWay, ms: number): void {
  for (let n = 0; n < 200; n += 1) underWay.enter('sprints', 0)!(ms);
}

describe('the requests waiting for a service', () => {
  it('are limited, and each answer makes room for one more', () => {
    const underWay = new UnderWay();
    const [first] = admit(underWay, MAX_PER_SERVICE, 0);
    expect(underWay.enter('sprints', 0)).toBeNull();
    expect(underWay.enter('usuarios', 0)).not.toBeNull();
    first!(QUICK_MS);
    first!(QUICK_MS);
    expect(admit(underWay, 2, 0)).toHaveLength(1);
  });

  it('are limited to a few while its answers are slow, and to the full number once they are fast again', () => {
    const underWay = new UnderWay();
    answerMany(underWay, SLOW_MS);
    const waiting = admit(underWay, MAX_PER_SERVICE, 0);
    expect(waiting).toHaveLength(FEW);
    for (const leave of waiting) leave(QUICK_MS);
    answerMany(underWay, QUICK_MS);
    expect(admit(underWay, MAX_PER_SERVICE, 0)).toHaveLength(MAX_PER_SERVICE);
  });
});
