import type { Tree } from '@nx/devkit';

export function readText(tree: Tree, path: string): string {
  const text = tree.read(path, 'utf8');
  if (text === null) throw new Error(`Falta ${path}`);
  return text;
}

/** Edits an existing file. Throws if it does not find the place, so that new code never stays unconnected unnoticed. */
export function edit(tree: Tree, path: string, place: RegExp, replacement: string): void {
  const text = readText(tree, path);
  if (!place.test(text)) throw new Error(`${path} ya no tiene el sitio que busca el generador: ${place}`);
  tree.write(path, text.replace(place, replacement));
}

export const appendLine = (tree: Tree, path: string, line: string): void =>
  tree.write(path, `${readText(tree, path).trimEnd()}\n${line}\n`);

/** Copies the block of `model`, renamed, to the place before `before`. */
export function repeatBlock(
  tree: Tree,
  path: string,
  { block, before, change }: { block: RegExp; before: RegExp; change: (text: string) => string },
): void {
  const text = readText(tree, path);
  const [found] = block.exec(text) ?? [];
  if (!found) throw new Error(`${path} ya no tiene el bloque que repite el generador: ${block}`);
  edit(tree, path, before, `${change(found).replaceAll('$', '$$$$')}$&`);
}
