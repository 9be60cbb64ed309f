import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Installed {
  version: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}
type Tree = Record<string, Installed>;

const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;

const nameOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Resolves as Node does: beside the importing package, then in every folder above it. */
function locate(tree: Tree, name: string, from: string): string | null {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const path = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`;
    if (path in tree) return path;
    if (at === '') return null;
  }
}

/** The packages that one needs, and those that it can do without. */
function neededBy({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }: Installed) {
  const optional = Object.keys(optionalDependencies ?? {});
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  const needed = [...Object.keys(dependencies ?? {}), ...peers].filter((name) => !optional.includes(name));
  return { needed, optional };
}

/**
 * The folders under `root` of the packages that these imports need, those of packages inside packages too. Throws with
 * the name of one that is no dependency of package.json, is not installed, or is not what package-lock.json pins.
 */
export function packageFolders(root: string, imports: readonly string[]): string[] {
  const { dependencies } = readJson<Installed>(join(root, 'package.json'));
  const pinned = readJson<{ packages: Tree }>(join(root, 'package-lock.json')).packages;
  const tree = readJson<{ packages: Tree }>(join(root, 'node_modules/.package-lock.json')).packages;
  const found = new Set<string>();

  const visit = (name: string, from: string, isOptional = false): void => {
    const path = locate(tree, name, from);
    if (path === null && isOptional) return;
    if (path === null) throw new Error(`${name}, que necesita ${from || 'el programa'}, no está instalado`);
    if (found.has(path)) return;
    if (pinned[path]?.version !== tree[path]!.version)
      throw new Error(`${path}: package-lock.json no fija la versión instalada, ${tree[path]!.version}`);
    found.add(path);
    const { needed, optional } = neededBy(tree[path]!);
    for (const next of needed) visit(next, path);
    for (const next of optional) visit(next, path, true);
  };

  for (const name of new Set(imports.map(nameOf))) {
    if (!dependencies?.[name]) throw new Error(`${name} no está entre las dependencias de package.json`);
    visit(name, '');
  }
  return [...found];
}
