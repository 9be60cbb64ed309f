import type { Tree } from '@nx/devkit';

export function readText(tree: Tree, path: string): string {
  const text = tree.read(path, 'utf8');
  if (text === null) throw new Error(`Falta ${path}`);
  return text;
}

/** Writes into a file that is there. Throws where the place is not found: nothing is left half wired in silence. */
export function edit(tree: Tree, path: string, place: RegExp, replacement: string): void {
  const text = readText(tree, path);
  if (!place.test(text)) throw new Error(`${path} ya no tiene el sitio que busca el generador: ${place}`);
  tree.write(path, text.replace(place, replacement));
}

export const appendLine = (tree: Tree, path: string, line: string): void =>
  tree.write(path, `${readText(tree, path).trimEnd()}\n${line}\n`);

/** Puts a block like that of `model`, with its name changed, before `before`. */
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
