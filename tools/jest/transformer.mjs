import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { transformSync } from 'rolldown/utils';

const OPTIONS = {
  sourcemap: true,
  decorator: { legacy: true, emitDecoratorMetadata: true },
  jsx: { runtime: 'automatic' },
};
const THIS_FILE = readFileSync(new URL(import.meta.url));
const ROLLDOWN = readFileSync(new URL('../../node_modules/rolldown/package.json', import.meta.url));

/** Compiles what is tested with the compiler of the build: a decorator that works here works in production. */
export default {
  process(source, path) {
    const { code, map, errors } = transformSync(path, source, OPTIONS);
    if (errors.length) throw new Error(errors.map(({ message }) => message).join('\n'));
    return { code, map: JSON.stringify(map) };
  },
  getCacheKey(source, path) {
    const hash = createHash('sha256');
    for (const part of [THIS_FILE, ROLLDOWN, path, '\0', source]) hash.update(part);
    return hash.digest('hex');
  },
};
