import { isBuiltin } from 'node:module';
import type { Plugin } from 'rolldown';

/** The file beside a built program that names every package it imports, as it imports them: `zod`, `@a/b/part`. */
export const IMPORTS_FILE = 'paquetes.json';

/** What is only looked for is in no list of imports: it would be missing where the program runs. */
const LOOKED_FOR = /\bimport\.meta\.resolve\b/;

/** Writes IMPORTS_FILE from what the bundler leaves outside. Imports that are made only when needed count too. */
export const packageImports = (): Plugin => ({
  name: 'package-imports',
  transform: {
    filter: { code: LOOKED_FOR },
    handler(_code, id) {
      this.error(`${id}: import.meta.resolve oculta un paquete al compilador; importa algo suyo`);
    },
  },
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
    const own = new Set(chunks.map(({ fileName }) => fileName));
    const imports = chunks
      .flatMap((chunk) => [...chunk.imports, ...chunk.dynamicImports])
      .filter((name) => !own.has(name) && !isBuiltin(name));
    const source = JSON.stringify([...new Set(imports)].toSorted());
    this.emitFile({ type: 'asset', fileName: IMPORTS_FILE, source });
  },
});
