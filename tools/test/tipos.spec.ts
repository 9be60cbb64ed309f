import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');

interface Project {
  name: string;
  targets: Record<string, { dependsOn?: (string | { projects: string[] })[] }>;
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
const alone = readProject(join(import.meta.dirname, 'project.json')).targets['tipos']!.dependsOn!.flatMap(
  (on) => (typeof on === 'string' ? [] : on.projects),
);

describe('the types that are checked together', () => {
  const typed = projects.filter(({ name, targets }) => targets['typecheck'] && !alone.includes(name));

  it.each(typed)('are those of $name, under its own options', ({ folder }) => {
    const own = parse(join(folder, 'tsconfig.json'));
    const group = together.find(({ files }) => own.files.every((file) => files.includes(file)));
    expect(group?.options, relative(ROOT, folder)).toEqual(own.options);
  });
});
