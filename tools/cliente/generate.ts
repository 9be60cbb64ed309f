import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readDocument } from './read-document.ts';
import { typesOf } from './types-of.ts';

/** The package: the types of the API that runs, and what calls it. */
const FOLDER = 'dist/cliente';

const { values } = parseArgs({ options: { url: { type: 'string', default: 'http://127.0.0.1:3000' } } });
const types = await typesOf(await readDocument(values.url));
mkdirSync(FOLDER, { recursive: true });
writeFileSync(join(FOLDER, 'esquema.ts'), types);
copyFileSync('libs/cliente/src/index.ts', join(FOLDER, 'index.ts'));
process.stdout.write(`${FOLDER}/esquema.ts\n`);
