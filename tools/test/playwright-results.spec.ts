import { describe, expect, it } from '@jest/globals';
import { playwrightSchema, sumPlaywright } from './playwright-results.ts';

const test = (title: string, status: string, ...messages: string[]) => ({
  title,
  tests: [{ status, results: [{ errors: messages.map((message) => ({ message })) }] }],
});

const report = (expected: number, unexpected: number, errors: string[], specs: object[]) => ({
  config: {},
  suites: [{ title: 'a.spec.ts', specs: [], suites: [{ title: 'a journey', specs }] }],
  errors: errors.map((message) => ({ message })),
  stats: { expected, unexpected, flaky: 0, skipped: 0 },
});

const sum = (...args: Parameters<typeof report>) => sumPlaywright(playwrightSchema.parse(report(...args)));

describe('sumPlaywright', () => {
  it('counts what passed, and not the steps that a failed one left out', () => {
    const specs = [test('begins', 'expected'), test('fails', 'unexpected', 'x'), test('ends', 'skipped')];
    expect(sum(1, 1, [], specs)).toMatchObject({ passed: 1, failed: 1 });
  });

  it('names each failed test with the first line of its message, without colours', () => {
    const specs = [test('fails', 'unexpected', '\u001b[31mexpected 1\u001b[39m\nat y')];
    expect(sum(0, 1, [], specs).failures).toEqual(['a.spec.ts › a journey › fails — expected 1']);
  });

  it('counts an error outside every test as a failure', () => {
    expect(sum(0, 0, ['no arranca\nat y'], [])).toEqual({ passed: 0, failed: 1, failures: ['no arranca'] });
  });

  it('is not taken for another runner’s report', () => {
    expect(playwrightSchema.safeParse({ numPassedTests: 1, testResults: [] }).success).toBe(false);
  });
});
