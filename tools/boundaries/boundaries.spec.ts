import { afterEach, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { badImports } from './bad-imports.ts';
import { findViolations } from './cruise.ts';
import { rules } from './rules.ts';

const trees: string[] = [];

function writeTree(files: Record<string, string>): string {
  const base = mkdtempSync(join(tmpdir(), 'fronteras-'));
  trees.push(base);
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(base, path)), { recursive: true });
    writeFileSync(join(base, path), source);
  }
  return base;
}

afterEach(() => {
  for (const tree of trees.splice(0)) rmSync(tree, { recursive: true });
});

describe('module boundaries', () => {
  it('have a bad import for every rule', () => {
    expect(Object.keys(badImports).sort()).toEqual(rules.map((rule) => rule.name).sort());
  });

  it.each(Object.keys(badImports))('reject the bad import of %s by this rule alone', async (name) => {
    const violations = await findViolations(writeTree(badImports[name]!));
    expect(new Set(violations.map((violation) => violation.rule))).toEqual(new Set([name]));
  });

  it('are not kept where there is nothing to check', async () => {
    await expect(findViolations(writeTree({ 'apps/README.md': '' }))).rejects.toThrow('módulos en apps');
  });

  it('allow a correct import', async () => {
    const violations = await findViolations(
      writeTree({
        'apps/a/src/historias.controller.ts': "import './historias.service';",
        'apps/a/src/historias.service.ts':
          "import './historias.repository';\nimport '../../../libs/platform/src/index';",
        'apps/a/src/historias.repository.ts': "import './historia.model';",
        'apps/a/src/historia.model.ts': 'export {};',
        'libs/platform/src/index.ts': 'export {};',
      }),
    );
    expect(violations).toEqual([]);
  });
});
