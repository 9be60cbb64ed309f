import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** A contract's routes; `rutas.ts` beside the folder only names its files. */
const ROUTES = /\/libs\/contracts\/[^/]+\/src\/rutas\/[^/]+\.ts$/;
const DEFINITION = /^export const (\w+) = ruta\(\s*('[A-Z]+'),\s*('[^']+'),/gm;
const CALLER = /\/apps\/web\/src\/.*\.tsx?$/;
const IMPORT = /import\s*\{([^}]+)\}\s*from\s*'@pmp\/contracts\/([\w-]+)\/rutas';/g;

type Addresses = ReadonlyMap<string, string>;

function definedIn(code: string, id: string): Addresses {
  const routes = [...code.matchAll(DEFINITION)];
  if (routes.length !== code.match(/^export /gm)?.length)
    throw new Error(`${id}: every export must be written as ruta('<method>', '<path>', { … })`);
  return new Map(
    routes.map(([, name, method, path]) => [name!, `{ method: ${method}, path: ${path} }`] as const),
  );
}

/** Of each route what a browser needs to call it. Throws where a file exports anything that is not written as a route. */
export const addressesOf = (code: string, id: string): string =>
  [...definedIn(code, id)].map(([name, address]) => `export const ${name} = ${address};\n`).join('');

/** The routes of a contract by the name that callers have for them: `rutasTareas`. */
function routesOf(contract: string, read: (file: string) => string): ReadonlyMap<string, Addresses> {
  const index = join('libs/contracts', contract, 'src/rutas.ts');
  const files = [...read(index).matchAll(/export \* as (\w+) from '([^']+)';/g)];
  if (!files.length) throw new Error(`${index} names no routes`);
  return new Map(
    files.map(([, name, path]) => {
      const file = `${join(dirname(index), path!)}.ts`;
      return [name!, definedIn(read(file), file)] as const;
    }),
  );
}

/** The code with the address of each route where it is called: a screen brings those that it calls, and no others. */
export function withAddresses(code: string, read: (file: string) => string): string {
  let written = code;
  for (const [, names, contract] of code.matchAll(IMPORT)) {
    const routes = routesOf(contract!, read);
    for (const name of names!.split(',').map((each) => each.trim())) {
      const addresses = routes.get(name);
      if (!addresses) continue;
      // A type is of the whole route, and stays.
      const calls = new RegExp(`(?<!typeof )\\b${name}\\.(\\w+)\\b`, 'g');
      written = written.replace(calls, (call, route: string) => addresses.get(route) ?? call);
    }
  }
  return written;
}

const readSource = (file: string): string => readFileSync(file, 'utf8');

/**
 * Leaves of the routes of the contracts their methods and paths: with their schemas the first page would bring zod and
 * every schema of the product. Types and tests know the whole of them.
 */
export const routeAddresses = (): Plugin => ({
  name: 'route-addresses',
  // Before the types are taken out, which would also rewrite the definitions.
  enforce: 'pre',
  transform: {
    filter: { id: [ROUTES, CALLER] },
    handler: (code, id) => (ROUTES.test(id) ? addressesOf(code, id) : withAddresses(code, readSource)),
  },
});
