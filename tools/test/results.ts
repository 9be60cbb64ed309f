import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { firstLine, playwrightSchema, sumPlaywright } from './playwright-results.ts';

/** Where every project's test target leaves its result (an Nx output: a cached run brings it back). */
export const RESULTS_DIR = 'dist/pruebas';

const resultSchema = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  success: z.boolean(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});
type Result = z.infer<typeof resultSchema>;

export interface Results {
  passed: number;
  failed: number;
  /** One line for each: project, test and the first line of its message. */
  failures: string[];
}

/** Sums all results; a project that failed without a failing test (a file that did not load) counts as one. */
export function readResults(directory = RESULTS_DIR): Results {
  const total: Results = { passed: 0, failed: 0, failures: [] };
  for (const file of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.json')) continue;
    const report: unknown = JSON.parse(readFileSync(join(directory, file), 'utf8'));
    const played = playwrightSchema.safeParse(report);
    const result = played.success ? sumPlaywright(played.data) : sum(resultSchema.parse(report));
    total.passed += result.passed;
    total.failed += result.failed;
    total.failures.push(...result.failures.map((failure) => `${basename(file, '.json')}: ${failure}`));
  }
  return total;
}

const sum = (result: Result): Results => ({
  passed: result.numPassedTests,
  failed: Math.max(result.numFailedTests, result.success ? 0 : 1),
  failures: failuresOf(result),
});

function failuresOf({ success, testResults }: Result): string[] {
  if (success) return [];
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => `${fullName} — ${firstLine(failureMessages?.[0])}`);
    return status === 'failed' && tests.length === 0 ? [`${basename(name)} — ${firstLine(message)}`] : tests;
  });
  return failures.length ? failures : ['un error fuera de toda prueba; está en la salida de arriba'];
}
