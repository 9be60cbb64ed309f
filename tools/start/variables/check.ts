import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { build } from 'rolldown';
import type { z } from 'zod';
import type { AppVariables, Fault } from './wrong-variables.ts';

interface Compiled {
  schemas: Record<string, z.ZodType>;
  parseConfig(schema: z.ZodType, env: NodeJS.ProcessEnv): unknown;
}

/** What they accept is in their sources, which Node alone cannot read. */
const ENTRY = 'variables';
const COMPILED = `dist/servicio/variables-${process.pid}.js`;

function entryOf(names: readonly string[]): string {
  const at = (path: string) => JSON.stringify(join(process.cwd(), path));
  const own = names.filter((name) => existsSync(`apps/${name}/src/env.ts`));
  return [
    `import { parseConfig, serviceEnvSchema } from ${at('libs/platform/src/config/config.ts')};`,
    ...own.map((name) => `import { ${name}EnvSchema } from ${at(`apps/${name}/src/env.ts`)};`),
    `const schemas = { ${names.map((name) => `${name}: ${own.includes(name) ? `${name}EnvSchema` : 'serviceEnvSchema'}`).join(', ')} };`,
    'export { parseConfig, schemas };',
  ].join('\n');
}

async function compiled(names: readonly string[]): Promise<Compiled> {
  await build({
    input: ENTRY,
    platform: 'node',
    tsconfig: 'tsconfig.json',
    external: (id) => !/^([./]|@pmp\/|@oxc-project\/runtime)/.test(id) && id !== ENTRY,
    // Only what the schemas need, and what makes them speak Spanish.
    treeshake: { moduleSideEffects: (id) => id.endsWith('/validation/spanish.ts') },
    plugins: [
      {
        name: ENTRY,
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? entryOf(names) : null),
      },
    ],
    output: { file: COMPILED, format: 'esm' },
  });
  try {
    return (await import(join(process.cwd(), COMPILED))) as Compiled;
  } finally {
    rmSync(COMPILED, { force: true });
  }
}

const apps = JSON.parse(await text(process.stdin)) as AppVariables[];
const { schemas, parseConfig } = await compiled(apps.map(({ name }) => name));
const faults = apps.flatMap(({ name, env }): Fault[] => {
  try {
    parseConfig(schemas[name]!, { ...process.env, ...env });
    return [];
  } catch (error) {
    return (error as { faults: string[] }).faults.map((what) => ({ name, what }));
  }
});
process.stdout.write(JSON.stringify(faults));
