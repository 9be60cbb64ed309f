import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

const ROOT = resolve(import.meta.dirname, '../..');

interface Project {
  name: string;
  targets: Record<string, { dependsOn?: (string | { projects: string[] })[]; options?: { command: string } }>;
}

const readProject = (path: string): Project => JSON.parse(readFileSync(path, 'utf8')) as Project;

const projects = ['apps', 'libs', 'tools']
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
      join(ROOT, folder, path),
    ),
  )
  .filter((path) => path.endsWith('/project.json') && !path.includes('node_modules'))
  .map((path) => ({ folder: dirname(path), ...readProject(path) }));

const parse = (path: string) => {
  const parsed = ts.getParsedCommandLineOfConfigFile(
    path,
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
  );
  const { configFilePath: _path, pathsBasePath: _base, ...options } = parsed!.options;
  return { files: parsed!.fileNames, options };
};

const together = ['servicios', 'herramientas'].map((group) =>
  parse(join(import.meta.dirname, `tsconfig.${group}.json`)),
);
const { targets } = readProject(join(import.meta.dirname, 'project.json'));
const aloneIn = (target: string) =>
  targets[target]!.dependsOn!.flatMap((on) => (typeof on === 'string' ? [] : on.projects));
const alone = aloneIn('tipos');

describe('the types that are checked together', () => {
  const typed = projects.filter(({ name, targets }) => targets['typecheck'] && !alone.includes(name));

  it.each(typed)('are those of $name, under its own options', ({ folder }) => {
    const own = parse(join(folder, 'tsconfig.json'));
    const group = together.find(({ files }) => own.files.every((file) => files.includes(file)));
    expect(group?.options).toEqual(own.options);
  });
});

/** The folders that a command names, and those it leaves out. */
const foldersOf = (target: string) => {
  const words = targets[target]!.options!.command.split(' ');
  const folders = words.filter((word, at) => /^(apps|libs|tools)(\/|$)/.test(word) && words[at - 1] !== '-c');
  const ignored = words.filter((_word, at) => words[at - 1] === '--ignore-pattern');
  return { named: folders.filter((folder) => !ignored.includes(folder)), ignored };
};

describe('the style that is checked together', () => {
  const styled = projects.filter(
    (project) => project.targets['lint'] && !aloneIn('estilo').includes(project.name),
  );

  it.each(styled)('is that of $name too', ({ folder }) => {
    const path = `${relative(ROOT, folder)}/`;
    const isUnder = (parent: string) => path.startsWith(`${parent}/`);
    const groups = ['estilo-servicios', 'estilo-herramientas'].map(foldersOf);
    expect(groups.filter(({ named, ignored }) => named.some(isUnder) && !ignored.some(isUnder))).toHaveLength(
      1,
    );
  });

  it('leaves alone what the types leave alone', () => {
    expect(aloneIn('estilo')).toEqual(alone);
  });
});
