import type { Tree } from '@nx/devkit';
import { mustFind, mustReplace } from '../../patterns/must-find.ts';

export function readText(tree: Tree, path: string): string {
  const text = tree.read(path, 'utf8');
  if (text === null) throw new Error(`Falta ${path}`);
  return text;
}

/** Edits an existing file. Throws if it does not find the place, so that new code never stays unconnected unnoticed. */
export function edit(tree: Tree, path: string, place: RegExp, replacement: string): void {
  tree.write(path, mustReplace(path, readText(tree, path), place, replacement));
}

export const appendLine = (tree: Tree, path: string, line: string): void =>
  tree.write(path, `${readText(tree, path).trimEnd()}\n${line}\n`);

/** Copies the block of `model`, renamed, to the place before `before`. */
export function repeatBlock(
  tree: Tree,
  path: string,
  { block, before, change }: { block: RegExp; before: RegExp; change: (text: string) => string },
): void {
  const [found] = mustFind(path, readText(tree, path), block);
  edit(tree, path, before, `${change(found).replaceAll('$', '$$$$')}$&`);
}
