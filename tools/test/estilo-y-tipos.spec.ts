import { describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

const ROOT = resolve(import.meta.dirname, '../..');

const programFiles = (path: string): string[] =>
  ts
    .getParsedCommandLineOfConfigFile(
      join(ROOT, path),
      {},
      { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
    )!
    .fileNames.map((file) => relative(ROOT, file));

const programs = [
  'tsconfig.json',
  'tools/tsconfig.json',
  'libs/embedded-mongo/tsconfig.json',
  'apps/web/tsconfig.json',
].map(programFiles);

const OXLINT = join(ROOT, 'node_modules/oxlint/bin/oxlint');
const listed = execFileSync(process.execPath, [OXLINT, '--debug=files', 'apps', 'libs', 'tools'], {
  cwd: ROOT,
  encoding: 'utf8',
});
const styled = new Set(listed.split('\n').map((line) => relative(ROOT, resolve(ROOT, line.trim()))));

const projects = globSync('{apps,libs,tools}/**/project.json', {
  cwd: ROOT,
  exclude: (path) => path === 'node_modules',
}).map((path) => ({
  name: (JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as { name: string }).name,
  files: globSync(`${dirname(path)}/**/*.{ts,tsx}`, { cwd: ROOT }),
}));

const { ignorePatterns } = JSON.parse(readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8')) as {
  ignorePatterns: string[];
};

/** A file of no program would be checked under options that nobody chose, one of two would be read twice. */
describe('the types that are checked together', () => {
  it.each(projects)('are those of $name, each file under the options of one program', ({ files }) => {
    const astray = files.filter((file) => programs.filter((program) => program.includes(file)).length !== 1);
    expect(astray).toEqual([]);
  });
});

describe('the style that is checked together', () => {
  it.each(projects)('is that of $name too', ({ files }) => {
    expect(files.filter((file) => !styled.has(file) && !ignorePatterns.includes(file))).toEqual([]);
  });
});
