import { afterEach, describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { badImports } from './bad-imports.ts';
import { findViolations } from './cruise.ts';
import { importResolver, rulesFor } from './forbidden-import.ts';
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

/** Circles, and what an import brings along: only who has read everything sees them. */
const OF_ALL_TOGETHER = ['gateway-without-database', 'no-cycles', 'no-folder-cycles'];

const IMPORTS = /^import (type )?.*'([^']+)';$/gm;

/** The rules that the imports of these files break one by one. */
const brokenIn = (files: Record<string, string>): string[] => {
  const root = writeTree(files);
  const resolveIn = importResolver(root);
  return Object.entries(files).flatMap(([file, source]) =>
    [...source.matchAll(IMPORTS)].flatMap(([, type, specifier = '']) => {
      const imported = resolveIn(join(root, file), specifier);
      return rulesFor(file)(imported ?? '', Boolean(type)).map(({ name }) => name);
    }),
  );
};

describe('a forbidden import, while it is written,', () => {
  it.each(Object.entries(badImports).filter(([name]) => !OF_ALL_TOGETHER.includes(name)))(
    'is refused by %s',
    (name, files) => {
      expect(brokenIn(files)).toEqual([name]);
    },
  );

  it('is a type where only types are allowed', () => {
    const files = badImports['browser-only-types-of-contracts']!;
    const [path, source] = Object.entries(files)[0]!;
    expect(brokenIn({ ...files, [path]: source.replace('import {', 'import type {') })).toEqual([]);
  });

  it('is shown by the linter that editors run, in its line', () => {
    const ROOT = resolve(import.meta.dirname, '../..');
    const { overrides } = JSON.parse(readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8')) as {
      overrides: { rules: object }[];
    };
    const tree = writeTree({
      ...badImports['app-not-to-app'],
      '.oxlintrc.json': JSON.stringify({
        jsPlugins: [join(ROOT, 'tools/boundaries/oxlint-plugin.ts')],
        overrides: overrides.filter(({ rules }) => 'boundaries/forbidden-import' in rules),
      }),
    });
    const lint = () =>
      execFileSync(
        process.execPath,
        [join(ROOT, 'node_modules/oxlint/bin/oxlint'), '--format=unix', 'apps'],
        {
          cwd: tree,
          encoding: 'utf8',
          stdio: 'pipe',
        },
      );
    expect(lint).toThrow(expect.objectContaining({ stdout: expect.stringContaining('(app-not-to-app)') }));
  });
});
