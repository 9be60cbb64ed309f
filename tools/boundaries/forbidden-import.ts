import { existsSync, readFileSync, statSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import type { IForbiddenRuleType, IRegularForbiddenRuleType } from 'dependency-cruiser';
import { rules } from './rules.ts';

type Patterns = string | string[] | undefined;

const EXTENSIONS = ['.ts', '.tsx', '', '/index.ts', '/index.tsx'];
const BUILTINS = new Set(builtinModules);

const patternOf = (patterns: Patterns): RegExp | null =>
  patterns === undefined ? null : new RegExp([patterns].flat().join('|'));

/** `$1` in what is imported stands for the first group of where it is imported. */
const filledIn = (patterns: Patterns, groups: string[]): RegExp | null =>
  patternOf(
    [patterns ?? []]
      .flat()
      .map((pattern) => pattern.replaceAll(/\$(\d)/g, (whole, at: number) => groups[at] ?? whole))
      .join('|') || undefined,
  );

/** Rules that speak of a single import; circles, and what an import brings along, show only when all are known. */
const isOfOneImport = (rule: IForbiddenRuleType): rule is IRegularForbiddenRuleType =>
  !('scope' in rule) && 'to' in rule && !('circular' in rule.to) && !('reachable' in rule.to);

const ofOneImport = (rules as IForbiddenRuleType[])
  .filter(isOfOneImport)
  .map(({ name = '', comment = '', from, to }) => ({
    name,
    comment,
    to,
    from: patternOf(from.path),
    notFrom: patternOf(from.pathNot),
  }));

export interface BrokenRule {
  name: string;
  comment: string;
}

/**
 * The rules of the repository that an import breaks by itself. Files are named from the root of the workspace
 * (`apps/…`), packages `node_modules/…/`, and what Node brings by its bare name.
 */
export function rulesFor(file: string): (imported: string, isTypeOnly: boolean) => BrokenRule[] {
  const own = ofOneImport.flatMap(({ name, comment, from, notFrom, to }) => {
    const groups = from ? from.exec(file) : [];
    if (!groups || notFrom?.test(file)) return [];
    const allowsTypes = to.dependencyTypesNot?.includes('type-only') ?? false;
    return [
      { name, comment, allowsTypes, to: filledIn(to.path, groups), notTo: filledIn(to.pathNot, groups) },
    ];
  });
  return (imported, isTypeOnly) =>
    own.filter(
      ({ to, notTo, allowsTypes }) =>
        (to?.test(imported) ?? true) && !notTo?.test(imported) && !(isTypeOnly && allowsTypes),
    );
}

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

/** Read once: whoever changes these names opens the editor anew. */
const aliasesOf = (root: string): Record<string, string[]> => {
  const path = join(root, 'tsconfig.base.json');
  if (!existsSync(path)) return {};
  const config = JSON.parse(readFileSync(path, 'utf8')) as {
    compilerOptions: { paths: Record<string, string[]> };
  };
  return config.compilerOptions.paths;
};

/** Says what files of the workspace at `root` import; nothing for a relative path behind which there is no file. */
export function importResolver(root: string): (file: string, specifier: string) => string | undefined {
  const aliases = aliasesOf(root);
  return (file, specifier) => {
    const alias = aliases[specifier]?.[0];
    if (alias) return join(alias);
    if (!specifier.startsWith('.')) {
      const bare = specifier.replace(/^node:/, '');
      return BUILTINS.has(bare) ? bare : `node_modules/${bare}/`;
    }
    const path = resolve(dirname(file), specifier);
    const extension = EXTENSIONS.find((each) => isFile(path + each));
    return extension === undefined ? undefined : relative(root, path + extension);
  };
}
