import { defineConfig } from 'rolldown';

const app = process.env['APP'];
if (!app) throw new Error('Set APP to the name of the app to build.');

/** Own libraries go inside, packages stay outside: what runs is what package-lock.json pins. */
export default defineConfig({
  input: `apps/${app}/src/main.ts`,
  platform: 'node',
  tsconfig: 'tsconfig.json',
  // The helpers of the decorators come with the compiler, not with package.json.
  external: (id) => !/^([./]|@pmp\/|@oxc-project\/runtime)/.test(id),
  treeshake: false,
  output: { dir: `dist/apps/${app}`, format: 'esm', sourcemap: true, entryFileNames: 'main.js' },
});
