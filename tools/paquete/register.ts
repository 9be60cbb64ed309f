import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

const ROOT = new URL('../../', import.meta.url);
const { compilerOptions } = JSON.parse(readFileSync(new URL('tsconfig.base.json', ROOT), 'utf8')) as {
  compilerOptions: { paths: Record<string, [string]> };
};

/**
 * Lets these commands import contracts and the lines of a package from their sources: Node itself knows neither the
 * aliases in tsconfig.base.json nor imports without an extension. It is loaded with `--import`, before anything else.
 */
registerHooks({
  resolve(specifier, context, next) {
    const alias = compilerOptions.paths[specifier]?.[0];
    if (alias) return next(new URL(alias, ROOT).href, context);
    if (specifier.startsWith('.') && context.parentURL?.startsWith(ROOT.href)) {
      const source = new URL(`${specifier}.ts`, context.parentURL);
      if (existsSync(fileURLToPath(source))) return next(source.href, context);
    }
    return next(specifier, context);
  },
});
