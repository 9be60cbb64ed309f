import { describe, expect, it } from '@jest/globals';
import { SendBudget } from './send-budget';

describe('SendBudget', () => {
  const spendMany = (budget: SendBudget, persona: string, times: number, now: number) =>
    Array.from({ length: times }, () => budget.spend(persona, now)).filter((wait) => wait === 0).length;

  it('allows a burst, then refuses until some time has passed', () => {
    const budget = new SendBudget();
    expect(spendMany(budget, 'ana', 100, 0)).toBe(60);
    expect(budget.spend('ana', 0)).toBeGreaterThan(0);
    expect(spendMany(budget, 'ana', 100, 1_000)).toBe(20);
  });

  it('counts each person separately, and does not count refused messages', () => {
    const budget = new SendBudget();
    spendMany(budget, 'ana', 1_000, 0);
    expect(budget.spend('luis', 0)).toBe(0);
    expect(budget.spend('ana', 50)).toBe(0);
  });
});
