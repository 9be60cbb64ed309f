import { describe, expect, it } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SERVICES } from '../start/services';

const read = (path: string): string => readFileSync(path, 'utf8');
const json = <T>(path: string): T => JSON.parse(read(path)) as T;

/** The files that a list of links names, in its order. */
const linkedIn = (text: string): string[] =>
  [...text.matchAll(/^- \[\d{4}\]\(([^)]+)\)/gm)].map(([, file]) => file!);

describe('the index of decisions', () => {
  const index = read('docs/adr/README.md');
  const decisions = readdirSync('docs/adr').filter((name) => /^\d{4}-/.test(name));

  it('has each of them once', () => {
    expect(decisions.length).toBeGreaterThan(60);
    expect(linkedIn(index).toSorted()).toEqual(decisions.toSorted());
  });

  it('gives each a number of its own, which its title says', () => {
    const numbers = decisions.map((name) => name.slice(0, 4));
    expect(new Set(numbers).size).toBe(numbers.length);
    const titled = decisions.map((name) => read(join('docs/adr', name)).slice(2, 6));
    expect(titled).toEqual(numbers);
  });

  it('says of the same ones as they do that another has replaced them', () => {
    const says = decisions.filter((name) => /^_Sustituida/m.test(read(join('docs/adr', name))));
    const marked = index.split('\n').filter((line) => line.includes('_sustituida'));
    expect(says.length).toBeGreaterThan(0);
    expect(linkedIn(marked.join('\n')).toSorted()).toEqual(says.toSorted());
  });
});

describe('what an editor is told', () => {
  interface Launch {
    inputs: { id: string; options: string[] }[];
    configurations: { program: string; runtimeExecutable: string }[];
  }
  const launch = json<Launch>('.vscode/launch.json');

  it('starts programs that are there, and all services', () => {
    const paths = launch.configurations.flatMap(({ program, runtimeExecutable }) => [
      program,
      runtimeExecutable,
    ]);
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => !existsSync(path.replace('${workspaceFolder}/', '')))).toEqual([]);
    expect(launch.inputs.find(({ id }) => id === 'servicio')?.options.toSorted()).toEqual(
      [...SERVICES].toSorted(),
    );
  });

  it('is the Node that the project runs on', () => {
    const { devDependencies } = json<{ devDependencies: Record<string, string> }>('package.json');
    expect(read('.nvmrc').trim()).toBe(devDependencies['node']);
  });
});
