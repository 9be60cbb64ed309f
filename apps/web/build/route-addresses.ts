import type { Plugin } from 'vite';

/** A contract's routes; `rutas.ts` beside the folder only names its files. */
const ROUTES = /\/libs\/contracts\/[^/]+\/src\/rutas\/[^/]+\.ts$/;
const DEFINITION = /^export const (\w+) = ruta\(\s*('[A-Z]+'),\s*('[^']+'),/gm;

/** Of each route what a browser needs to call it. Throws where a file exports anything that is not written as a route. */
export function addressesOf(code: string, id: string): string {
  const routes = [...code.matchAll(DEFINITION)];
  if (routes.length !== code.match(/^export /gm)?.length)
    throw new Error(`${id}: every export must be written as ruta('<method>', '<path>', { … })`);
  return routes
    .map(([, name, method, path]) => `export const ${name} = { method: ${method}, path: ${path} };\n`)
    .join('');
}

/**
 * Leaves of the routes of the contracts their methods and paths: with their schemas the first page would bring zod and
 * every schema of the product. Types and tests know the whole of them.
 */
export const routeAddresses = (): Plugin => ({
  name: 'route-addresses',
  // Before the types are taken out, which would also rewrite the definitions.
  enforce: 'pre',
  transform: { filter: { id: ROUTES }, handler: addressesOf },
});
