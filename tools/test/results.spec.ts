import { describe, expect, it } from '@jest/globals';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readResults } from './results.ts';

const directoryWith = (...results: object[]) => {
  const directory = mkdtempSync(join(tmpdir(), 'resultados-'));
  results.forEach((result, n) =>
    writeFileSync(join(directory, `${n}.json`), JSON.stringify({ testResults: [], ...result })),
  );
  return directory;
};

const failed = { numPassedTests: 0, numFailedTests: 0, success: false };

describe('readResults', () => {
  it('sums what every project reports', () => {
    const directory = directoryWith(
      { numPassedTests: 3, numFailedTests: 0, success: true },
      { numPassedTests: 4, numFailedTests: 2, success: false },
    );
    expect(readResults(directory)).toMatchObject({ passed: 7, failed: 2 });
  });

  it('reads what Playwright reports beside it', () => {
    const played = { suites: [], errors: [], stats: { expected: 5, unexpected: 0, flaky: 0 } };
    const directory = directoryWith({ numPassedTests: 3, numFailedTests: 0, success: true }, played);
    expect(readResults(directory)).toEqual({ passed: 8, failed: 0, failures: [] });
  });

  it('counts a file that could not be loaded as a failure, and names it', () => {
    const file = { name: '/a/b.spec.ts', status: 'failed', message: 'no export\nat x', assertionResults: [] };
    expect(readResults(directoryWith({ ...failed, testResults: [file] }))).toEqual({
      passed: 0,
      failed: 1,
      failures: ['0: b.spec.ts — no export'],
    });
  });

  it('names each failed test with the first line of its message', () => {
    const test = { fullName: 'a thing works', status: 'failed', failureMessages: ['expected 1\nat y'] };
    const file = { name: '/a/b.spec.ts', status: 'failed', message: '', assertionResults: [test] };
    const { failures } = readResults(directoryWith({ ...failed, numFailedTests: 1, testResults: [file] }));
    expect(failures).toEqual(['0: a thing works — expected 1']);
  });

  it('says when a project failed outside its tests', () => {
    expect(readResults(directoryWith(failed)).failures).toHaveLength(1);
  });
});
