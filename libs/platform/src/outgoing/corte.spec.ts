import { describe, expect, it } from '@jest/globals';
import { Corte } from './corte';
import { FALLOS_DEL_CORTE } from './espera';

const broken = (failures = FALLOS_DEL_CORTE) => {
  const clock = { now: 0 };
  const corte = new Corte(() => clock.now);
  for (let i = 0; i < failures; i += 1) {
    expect(corte.admits()).toBe(true);
    corte.failed();
  }
  return { corte, clock };
};

describe('what leaves a failing side alone', () => {
  it('lets calls through until so many in a row have failed', () => {
    const { corte } = broken(FALLOS_DEL_CORTE - 1);
    corte.worked();
    for (let i = 0; i < FALLOS_DEL_CORTE; i += 1) {
      expect(corte.admits()).toBe(true);
      corte.failed();
    }
    expect(corte.admits()).toBe(false);
  });

  it('tries with one call after a while, and opens for all when it works', () => {
    const { corte, clock } = broken();
    clock.now = 4_000;
    expect(corte.admits()).toBe(false);
    clock.now = 6_000;
    expect([corte.admits(), corte.admits()]).toEqual([true, false]);
    corte.worked();
    expect([corte.admits(), corte.admits()]).toEqual([true, true]);
  });

  it('waits longer after each failure, and never more than five minutes', () => {
    const { corte, clock } = broken();
    const waits: number[] = [];
    for (let i = 0; i < 8; i += 1) {
      const since = clock.now;
      while (!corte.admits()) clock.now += 500;
      waits.push(clock.now - since);
      corte.failed();
    }
    expect(waits.toSorted((a, b) => a - b)).toEqual(waits);
    expect(waits.at(-1)).toBeLessThanOrEqual(300_500);
  });

  it('takes an abandoned trial for no answer', () => {
    const { corte, clock } = broken();
    clock.now = 6_000;
    expect(corte.admits()).toBe(true);
    corte.givenUp();
    expect(corte.admits()).toBe(true);
  });
});
