import { mustBeSome } from '../patterns/must-find.ts';

/** A fenced change of a page: the file, and then what is there, with `+` before what comes and `-` before what goes. */
const BLOCK = /^```diff\n([^\n]+)\n([\s\S]*?)^```$/gm;
const SHELL = /^```sh\n([\s\S]*?)^```$/gm;
const JEST = /^npm run jest -- (.+)$/gm;

export interface Paso {
  path: string;
  /** In the order in which they stand in the file. */
  changes: { before: string; after: string }[];
}

/** The lines that one of the two sides has. */
const side = (lines: string[], other: '+' | '-'): string =>
  lines
    .filter((line) => !line.startsWith(other))
    .map((line) => `${line.slice(1)}\n`)
    .join('');

/** The changes that a page tells its reader to make. */
export const pasosOf = (page: string): readonly Paso[] =>
  mustBeSome(
    'la página',
    [...page.matchAll(BLOCK)].map(([, path = '', text = '']) => ({
      path,
      changes: text
        .split('@@\n')
        .map((change) => change.split('\n').slice(0, -1))
        .map((lines) => ({ before: side(lines, '+'), after: side(lines, '-') })),
    })),
    'cambios que seguir',
  );

/** The tests that it tells them to run, as arguments of jest. */
export const pruebasOf = (page: string): string[][] =>
  [...page.matchAll(SHELL)].flatMap(([, text = '']) =>
    [...text.matchAll(JEST)].map(([, args = '']) => args.split(' ').filter((arg) => arg !== '--')),
  );

/** Makes the changes of a step, each behind the one before. Throws if a place is not as the page says. */
export function seguir({ path, changes }: Paso, text: string): string {
  let done = '';
  let rest = text;
  for (const { before, after } of changes) {
    const at = rest.indexOf(before);
    if (at < 0) throw new Error(`${path} ya no dice lo que la página espera:\n${before}`);
    done += rest.slice(0, at) + after;
    rest = rest.slice(at + before.length);
  }
  return done + rest;
}
