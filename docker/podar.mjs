// Makes in TARGET the folder /app of an image: what runs, the packages that it imports with their dependencies, and a
// package.json. The versions are those of package-lock.json, because the files come from the tree that `npm ci`
// installed.
//   node docker/podar.mjs APP TARGET              a built app, by its name
//   node docker/podar.mjs tools/A,APP,APP TARGET  programs from their sources, by their folders, with what they import
//                                                 from others, and built apps
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, relative, sep } from 'node:path';
import { packageFolders } from '../tools/imagenes/packages.ts';
import { importsOfBuilt, importsOfSources } from '../tools/imagenes/program-imports.ts';

const [names, target] = process.argv.slice(2);
if (!names || !target) throw new Error('Uso: node docker/podar.mjs APP CARPETA');

/** Files that a running program never reads; package licences are kept. */
const NOT_RUN = new Set(['.map', '.md', '.markdown', '.ts', '.mts', '.cts', '.tsbuildinfo']);
const NOT_RUN_FOLDERS = new Set(['test', 'tests', 'benchmark', 'benchmarks', 'examples']);
/** Tests and what they are given stay behind. */
const NOT_SHIPPED = /(^|\/)(test|fixtures|recorrido)\/|\.spec\.ts$/;
/** Where the images look for the scripts that all have; what prepares MongoDB goes where its driver is. */
const SCRIPTS = 'docker/imagen';
const PREPARES_MONGO = 'preparar-mongo.mjs';
const SITE = 'dist/apps/web';

const isTool = (name) => name.includes('/');
const tools = names.split(',').filter(isTool);
const apps = names.split(',').filter((name) => !isTool(name));

function sourcesIn(folder) {
  const found = readdirSync(folder, { recursive: true }).filter(
    (name) => extname(name) === '.ts' && !NOT_SHIPPED.test(name),
  );
  if (found.length === 0) throw new Error(`${folder}: no hay ningún programa`);
  return found.map((name) => join(folder, name));
}

function copy(from, to = from, filter = () => true) {
  mkdirSync(dirname(join(target, to)), { recursive: true });
  cpSync(from, join(target, to), { recursive: true, dereference: true, filter });
}

function copyPackage(path) {
  copy(path, path, (from) => {
    const folder = relative(path, from).split(sep)[0];
    return (
      folder !== 'node_modules' && !NOT_RUN_FOLDERS.has(folder) && !NOT_RUN.has(extname(from).toLowerCase())
    );
  });
}

const isService = tools.length === 0 && !apps.includes('gateway');
const sources = tools.flatMap(sourcesIn);
if (isService) sources.push(join(SCRIPTS, PREPARES_MONGO));
const ofSources =
  sources.length > 0 ? await importsOfSources(process.cwd(), sources) : { imports: [], files: [] };
const ofApps = apps.flatMap((app) => importsOfBuilt(join('dist/apps', app)));

for (const path of packageFolders('.', [...ofSources.imports, ...ofApps])) copyPackage(path);
for (const app of apps) copy(join('dist/apps', app));
if (tools.length > 0) for (const path of ofSources.files) copy(path);
else copy(SCRIPTS, 'imagen', (from) => isService || !from.endsWith(PREPARES_MONGO));
if (apps.includes('gateway')) copy(SITE);

const { name, version, license } = JSON.parse(readFileSync('package.json', 'utf8'));
writeFileSync(
  join(target, 'package.json'),
  JSON.stringify({ name, version, license, private: true, type: 'module' }),
);
