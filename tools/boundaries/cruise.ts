import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { rules } from './rules.ts';

export interface Violation {
  rule: string;
  from: string;
  to: string;
}

/** Checks every import in these folders of `baseDir` against the rules; returns one entry per forbidden import. */
export async function findViolations(
  baseDir: string,
  folders: readonly string[] = ['apps', 'libs', 'tools'],
): Promise<Violation[]> {
  const tsConfig = join(baseDir, 'tsconfig.base.json');
  const roots = folders.filter((root) => existsSync(join(baseDir, root)));
  const { output } = await cruise(
    roots,
    {
      baseDir,
      validate: true,
      ruleSet: { forbidden: rules },
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '(^|/)(dist|\\.nx|coverage)/' },
      tsPreCompilationDeps: true,
      skipAnalysisNotInRules: true,
      ...(existsSync(tsConfig) ? { tsConfig: { fileName: tsConfig } } : {}),
    },
    {},
    existsSync(tsConfig) ? { tsConfig: extractTsConfig(tsConfig) } : {},
  );
  if (typeof output === 'string') throw new Error(output);
  return output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
}
