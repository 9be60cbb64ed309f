import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countResults } from './results.ts';

const directoryWith = (...results: object[]) => {
  const directory = mkdtempSync(join(tmpdir(), 'resultados-'));
  results.forEach((result, n) => writeFileSync(join(directory, `${n}.json`), JSON.stringify(result)));
  return directory;
};

describe('countResults', () => {
  it('sums what every project reports', () => {
    const directory = directoryWith(
      { numPassedTests: 3, numFailedTests: 0, success: true },
      { numPassedTests: 4, numFailedTests: 2, success: false },
    );
    expect(countResults(directory)).toEqual({ passed: 7, failed: 2 });
  });

  it('counts a file that could not be loaded as a failure', () => {
    expect(countResults(directoryWith({ numPassedTests: 0, numFailedTests: 0, success: false })).failed).toBe(
      1,
    );
  });
});
