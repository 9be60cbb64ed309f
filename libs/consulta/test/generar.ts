import peggy from 'peggy';
import { readFileSync, writeFileSync } from 'node:fs';

const here = (name: string) => new URL(`../src/${name}`, import.meta.url);

/** The parser as the grammar makes it. It is kept in the repository, so that nothing needs a step before it builds. */
export const generar = () =>
  peggy.generate(readFileSync(here('gramatica.peggy'), 'utf8'), { output: 'source', format: 'es' });

if (process.argv[1] === new URL(import.meta.url).pathname) writeFileSync(here('gramatica.js'), generar());
