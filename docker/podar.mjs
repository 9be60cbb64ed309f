// Copies to TARGET only what one built app needs to run: its bundle, the packages that the bundle imports with their
// dependencies, and a package.json. The versions are those of package-lock.json, because the files come from the tree
// that `npm ci` installed.
//   node docker/podar.mjs APP TARGET              a built app, by its name
//   node docker/podar.mjs tools/A,APP,APP TARGET  programs from their sources, by their folders, and built apps
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, extname, join, relative, sep } from 'node:path';

const [names, target] = process.argv.slice(2);
if (!names || !target) throw new Error('Usage: node docker/podar.mjs APP TARGET');

const isTool = (name) => name.includes('/');
const tools = names.split(',').filter(isTool);
const apps = names
  .split(',')
  .filter((name) => !isTool(name))
  .map((name) => join('dist/apps', name));

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const installed = JSON.parse(readFileSync('node_modules/.package-lock.json', 'utf8')).packages;

/** Where packages are named; an import of a source may begin on an earlier line. */
const IMPORTS = [
  /^(?:import\s*|(?:import|export)\b[^'"\n]*\bfrom\s*|\} from )['"]([^'"\n]+)['"];?$/gm,
  /\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/g,
  /\.resolve\(\s*['"]([^'"\n./][^'"\n]*)['"]\s*\)/g,
];
/** Files that a running program never reads; package licences are kept. */
const NOT_RUN = new Set(['.map', '.md', '.markdown', '.ts', '.mts', '.cts', '.tsbuildinfo']);

const NOT_RUN_FOLDERS = new Set(['test', 'tests', 'benchmark', 'benchmarks', 'examples']);

const nameOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Tests and what they are given stay behind. */
const NOT_SHIPPED = /(^|\/)(test|fixtures|recorrido)\/|\.spec\.ts$/;

const filesIn = (folder, extension) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => extname(name) === extension && !NOT_SHIPPED.test(name))
    .map((name) => join(folder, name));

const sources = tools.flatMap((folder) => filesIn(folder, '.ts'));
const programs = [...sources, ...apps.flatMap((folder) => filesIn(folder, '.js'))];

function importedPackages() {
  const found = new Set();
  for (const file of programs) {
    const source = readFileSync(file, 'utf8');
    for (const pattern of IMPORTS)
      for (const [, specifier] of source.matchAll(pattern))
        if (!isBuiltin(specifier) && !specifier.startsWith('.')) found.add(nameOf(specifier));
  }
  const unpinned = [...found].filter((name) => !(name in manifest.dependencies));
  if (unpinned.length) throw new Error(`Not among the dependencies of package.json: ${unpinned.join(', ')}`);
  return found;
}

/** Resolves as Node does: beside the importing file, then in every folder above it. */
function locate(name, from) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const path = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`;
    if (path in installed) return path;
    if (at === '') return null;
  }
}

function neededBy({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }) {
  const peers = Object.keys(peerDependencies ?? {});
  return [
    ...Object.keys({ ...dependencies, ...optionalDependencies }),
    ...peers.filter((name) => !peerDependenciesMeta?.[name]?.optional),
  ];
}

function closure(names) {
  const found = new Set();
  const visit = (name, from) => {
    const path = locate(name, from);
    if (path === null || found.has(path)) return;
    found.add(path);
    for (const next of neededBy(installed[path])) visit(next, path);
  };
  for (const name of names) visit(name, '');
  return found;
}

for (const path of closure(importedPackages())) {
  cpSync(path, join(target, path), {
    recursive: true,
    dereference: true,
    filter: (from) => {
      const folder = relative(path, from).split(sep)[0];
      return (
        folder !== 'node_modules' && !NOT_RUN_FOLDERS.has(folder) && !NOT_RUN.has(extname(from).toLowerCase())
      );
    },
  });
}
for (const path of [...sources, ...apps]) {
  mkdirSync(dirname(join(target, path)), { recursive: true });
  cpSync(path, join(target, path), { recursive: true });
}
const { name, version, license } = manifest;
writeFileSync(
  join(target, 'package.json'),
  JSON.stringify({ name, version, license, private: true, type: 'module' }),
);
