import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readDocument } from './read-document.ts';
import { typesOf } from './types-of.ts';

const ESQUEMA = new URL('../../libs/cliente/src/esquema.ts', import.meta.url);

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:3000' },
    /** Writes nothing, and fails if there would be something to write. */
    check: { type: 'boolean', default: false },
  },
});
const types = await typesOf(await readDocument(values.url));
if (!values.check) writeFileSync(ESQUEMA, types);
else if (types !== readFileSync(ESQUEMA, 'utf8'))
  throw new Error('la API ha cambiado: npx nx esquema cliente');
process.stdout.write('libs/cliente/src/esquema.ts\n');
