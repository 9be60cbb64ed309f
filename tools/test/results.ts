import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Where every project's test target leaves its result (an Nx output: a cached run brings it back). */
export const RESULTS_DIR = 'dist/pruebas';

const resultSchema = z.object({ numPassedTests: z.int(), numFailedTests: z.int(), success: z.boolean() });

/** Sums all results; a file that failed to load counts as one failure. */
export function countResults(directory = RESULTS_DIR): { passed: number; failed: number } {
  let passed = 0;
  let failed = 0;
  for (const file of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.json')) continue;
    const result = resultSchema.parse(JSON.parse(readFileSync(join(directory, file), 'utf8')));
    passed += result.numPassedTests;
    failed += Math.max(result.numFailedTests, result.success ? 0 : 1);
  }
  return { passed, failed };
}
