import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

const errorSchema = z.object({ message: z.string().default('') });

const testSchema = z.object({
  status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
  results: z.array(z.object({ errors: z.array(errorSchema) })),
});

const suiteSchema = z.object({
  title: z.string(),
  specs: z.array(z.object({ title: z.string(), tests: z.array(testSchema) })),
  get suites() {
    return z.array(suiteSchema).default([]);
  },
});
type Suite = z.infer<typeof suiteSchema>;

/** What Playwright's json reporter writes. */
export const playwrightSchema = z.object({
  suites: z.array(suiteSchema),
  /** Outside every test: a file that did not load, a product that did not start. */
  errors: z.array(errorSchema),
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
});

export function sumPlaywright({ suites, errors, stats }: z.infer<typeof playwrightSchema>) {
  const outside = stats.unexpected === 0 ? errors.map(({ message }) => firstLine(message)) : [];
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + outside.length,
    failures: [...suites.flatMap((suite) => failuresOf(suite, [])), ...outside],
  };
}

function failuresOf({ title, specs, suites }: Suite, parents: string[]): string[] {
  const path = [...parents, title];
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) => {
        const message = results.flatMap((result) => result.errors)[0]?.message;
        return `${[...path, spec.title].join(' › ')} — ${firstLine(message)}`;
      }),
  );
  return [...own, ...suites.flatMap((suite) => failuresOf(suite, path))];
}

export const firstLine = (text = '') => stripVTControlCharacters(text).split('\n', 1)[0] ?? '';
