import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { rolldown } from 'rolldown';

const ROOT = resolve(import.meta.dirname, '../../..');

/** Builds a program of this folder as apps are built: Node alone only strips types, and decorators need more. */
export async function bundled(name: string): Promise<{ main: string; remove: () => void }> {
  // Inside the workspace, because the bundle imports packages and must find node_modules.
  const folder = join(ROOT, 'dist', `${name}-${process.pid}`);
  const main = join(folder, 'main.js');
  const bundle = await rolldown({
    input: join(import.meta.dirname, `${name}.ts`),
    platform: 'node',
    tsconfig: join(ROOT, 'tsconfig.json'),
    external: (id) => !/^([./]|@pmp\/|@oxc-project\/runtime)/.test(id),
    treeshake: false,
  });
  await bundle.write({ file: main, format: 'esm', codeSplitting: false });
  return { main, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
