import { describe, expect, it } from '@jest/globals';
import { EventBudget } from './event-budget';

const spendMany = (budget: EventBudget, times: number, now: number): string[] =>
  Array.from({ length: times }, () => budget.spend(now));

describe('EventBudget', () => {
  it('allows a burst, refuses what follows at once, and allows again after a pause', () => {
    const budget = new EventBudget(0);
    expect(new Set(spendMany(budget, 400, 0))).toEqual(new Set(['allowed']));
    expect(budget.spend(0)).toBe('refused');
    expect(budget.spend(1_000)).toBe('allowed');
  });

  it('does not count what it refuses, so that many tabs that try again come through', () => {
    const budget = new EventBudget(0);
    for (let round = 0; round < 5; round += 1) spendMany(budget, 1_000, round * 5_000);
    expect(new Set(spendMany(budget, 400, 30_000))).toEqual(new Set(['allowed']));
  });

  it('calls it a flood when the sender does not stop', () => {
    expect(spendMany(new EventBudget(0), 3_400, 0).at(-1)).toBe('flood');
  });
});
