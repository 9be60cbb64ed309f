// Copies to TARGET only what one built app needs to run: its bundle, the packages that the bundle imports with their
// dependencies, and a package.json. The versions are those of package-lock.json, because the files come from the tree
// that `npm ci` installed.
//   node docker/podar.mjs APP TARGET              a built app, by its name
//   node docker/podar.mjs tools/A,tools/B TARGET  the programs of these folders, from their sources
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { extname, join, relative, sep } from 'node:path';

const [app, target] = process.argv.slice(2);
if (!app || !target) throw new Error('Usage: node docker/podar.mjs APP TARGET');

const isTool = app.includes('/');
const folders = isTool ? app.split(',') : [join('dist/apps', app)];

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const installed = JSON.parse(readFileSync('node_modules/.package-lock.json', 'utf8')).packages;

const IMPORTS = [
  isTool
    ? /^(?:import|export|\}).* from '([^']+)';$/gm
    : /^(?:import|export)\b[^'"\n]*['"]([^'"\n]+)['"];?$/gm,
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

const isProgram = (name) => extname(name) === (isTool ? '.ts' : '.js') && !name.endsWith('.spec.ts');

const programsIn = (folder) =>
  readdirSync(folder)
    .filter(isProgram)
    .map((name) => join(folder, name));

function importedPackages() {
  const names = new Set();
  for (const file of folders.flatMap(programsIn)) {
    const source = readFileSync(file, 'utf8');
    for (const pattern of IMPORTS)
      for (const [, specifier] of source.matchAll(pattern))
        if (!isBuiltin(specifier) && !specifier.startsWith('.')) names.add(nameOf(specifier));
  }
  const unpinned = [...names].filter((name) => !(name in manifest.dependencies));
  if (unpinned.length) throw new Error(`Not among the dependencies of package.json: ${unpinned.join(', ')}`);
  return names;
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
for (const folder of folders) {
  mkdirSync(join(target, folder), { recursive: true });
  if (isTool) for (const file of programsIn(folder)) cpSync(file, join(target, file));
  else cpSync(folder, join(target, folder), { recursive: true });
}
const { name, version, license } = manifest;
writeFileSync(
  join(target, 'package.json'),
  JSON.stringify({ name, version, license, private: true, type: 'module' }),
);
