import { parseArgs } from 'node:util';
import { readDocument } from './read-document.ts';
import { writeClient } from './write-client.ts';

const { values } = parseArgs({ options: { url: { type: 'string', default: 'http://127.0.0.1:3000' } } });
process.stdout.write(`${await writeClient(await readDocument(values.url), 'dist/cliente')}\n`);
