import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseOptions, type IForbiddenRuleType } from 'dependency-cruiser';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { mustBeSome } from '../patterns/must-find.ts';
import { rules, TEST_FILE, WEB_TESTING } from './rules.ts';

export interface Violation {
  rule: string;
  from: string;
  to: string;
}

const NOT_OURS = '(^|/)(dist|\\.nx|coverage)/';

const isAboutFolders = (rule: IForbiddenRuleType): boolean => 'scope' in rule && rule.scope === 'folder';

/** Checks every import in these folders of `baseDir` against the rules; returns one entry per forbidden import. */
export async function findViolations(
  baseDir: string,
  folders: readonly string[] = ['apps', 'libs', 'tools'],
): Promise<Violation[]> {
  const tsConfig = join(baseDir, 'tsconfig.base.json');
  const roots = folders.filter((root) => existsSync(join(baseDir, root)));
  const check = async (forbidden: IForbiddenRuleType[], options: ICruiseOptions): Promise<Violation[]> => {
    const { output } = await cruise(
      roots,
      {
        baseDir,
        validate: true,
        ruleSet: { forbidden },
        doNotFollow: { path: 'node_modules' },
        tsPreCompilationDeps: true,
        skipAnalysisNotInRules: true,
        ...(existsSync(tsConfig) ? { tsConfig: { fileName: tsConfig } } : {}),
        ...options,
      },
      {},
      existsSync(tsConfig) ? { tsConfig: extractTsConfig(tsConfig) } : {},
    );
    if (typeof output === 'string') throw new Error(output);
    mustBeSome(baseDir, output.modules, `módulos en ${folders.join(', ')}`);
    return output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
  };
  const ofFiles = rules.filter((rule) => !isAboutFolders(rule));
  return [
    ...(await check(ofFiles, { exclude: { path: NOT_OURS } })),
    ...(await check(rules.filter(isAboutFolders), {
      metrics: true,
      includeOnly: { path: '^(apps|libs|tools)/' },
      exclude: { path: [NOT_OURS, TEST_FILE, WEB_TESTING] },
    })),
  ];
}
