/// <reference types="node" />
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { defineConfig } from 'rolldown';
import { packageImports } from './tools/imagenes/package-imports.ts';

const app = process.env['APP'];
if (!app) throw new Error('Set APP to the name of the app to build.');

/** Programs that the service runs beside itself; each finds its own under its name. */
const children = globSync(`apps/${app}/src/**/*.child.ts`).map((path) => [basename(path, '.ts'), path]);

/** Own libraries go inside, packages stay outside: what runs is what package-lock.json pins. */
export default defineConfig({
  input: { main: `apps/${app}/src/main.ts`, ...Object.fromEntries(children) },
  platform: 'node',
  tsconfig: 'tsconfig.json',
  // The helpers of the decorators come with the compiler, not with package.json.
  external: (id) => !/^([./]|@pmp\/|@oxc-project\/runtime)/.test(id),
  treeshake: false,
  plugins: [packageImports()],
  output: {
    dir: `dist/apps/${app}`,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    sourcemap: true,
    // A process keeps the text of its program and of its map for as long as it runs: without blanks, comments and a copy
    // of the sources, that is 3 MB less in each. Names stay, for they are read in traces.
    sourcemapExcludeSources: true,
    minify: { compress: false, mangle: false, codegen: true },
  },
});
