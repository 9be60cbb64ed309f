import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { typesOf } from './types-of.ts';

/** The package, in a folder: the types of the API that a document describes, and what calls it. Gives the types' file. */
export async function writeClient(document: object, folder: string): Promise<string> {
  const types = await typesOf(document);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'esquema.ts');
  writeFileSync(file, types);
  copyFileSync('libs/cliente/src/index.ts', join(folder, 'index.ts'));
  return file;
}
