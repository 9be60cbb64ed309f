import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

const CONTRACTS = '@pmp/contracts/';
const LIBRARIES: Record<string, string> = {
  '@pmp/consulta': 'libs/consulta/src/index.ts',
  '@pmp/paquete': 'libs/paquete/src/index.ts',
};
const ROOT = new URL('../../', import.meta.url);
/** The parts of the platform that these commands use; its decorators need a compiler. */
const PLATFORM = [
  'files/bytes/object-store',
  'files/file-kind.rules',
  'files/file-name.rules',
  'palabras/palabras',
  'texts/to-buscable',
].map((path) => `export * from ${JSON.stringify(new URL(`libs/platform/src/${path}.ts`, ROOT).href)};`);
const PLATFORM_MODULE = `data:text/javascript,${encodeURIComponent(PLATFORM.join(''))}`;

/**
 * Lets these commands import contracts and services' mappers from their sources: Node itself knows neither the aliases
 * in tsconfig.base.json nor imports without an extension. It is loaded with `--import`, before anything else.
 */
registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith(CONTRACTS)) {
      const domain = specifier.slice(CONTRACTS.length);
      return next(new URL(`libs/contracts/${domain}/src/index.ts`, ROOT).href, context);
    }
    const library = LIBRARIES[specifier];
    if (library) return next(new URL(library, ROOT).href, context);
    if (specifier === '@pmp/platform') return next(PLATFORM_MODULE, context);
    if (specifier.startsWith('.') && context.parentURL?.startsWith(ROOT.href)) {
      const source = new URL(`${specifier}.ts`, context.parentURL);
      if (existsSync(fileURLToPath(source))) return next(source.href, context);
    }
    return next(specifier, context);
  },
});
