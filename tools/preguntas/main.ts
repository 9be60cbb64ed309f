import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

const ROOT = join(import.meta.dirname, '../..');

/** Bundles the service's own code as its build does, because its sources cannot run directly. */
const file = join(ROOT, 'dist/preguntas/report.js');
const bundle = await rolldown({
  input: join(ROOT, 'apps/ia/test/preguntas/report.ts'),
  platform: 'node',
  tsconfig: join(ROOT, 'tsconfig.json'),
  external: (id) => !/^([./]|@pmp\/)/.test(id),
});
await bundle.write({ file, format: 'esm', codeSplitting: false });
await bundle.close();
const { report } = (await import(pathToFileURL(file).href)) as {
  report: (options: { conModelo: boolean }) => Promise<{ texto: string; enough: boolean }>;
};
const { texto, enough } = await report({ conModelo: process.argv.includes('--modelo') });
console.log(texto);
process.exitCode = enough ? 0 : 1;
