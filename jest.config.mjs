import { readFileSync } from 'node:fs';

const { compilerOptions } = JSON.parse(readFileSync(new URL('tsconfig.base.json', import.meta.url), 'utf8'));
const aliases = Object.entries(compilerOptions.paths);

export default {
  roots: ['<rootDir>/apps', '<rootDir>/libs', '<rootDir>/tools'],
  testMatch: ['**/*.spec.ts'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/apps/web/', '<rootDir>/tools/recorrido/'],
  moduleFileExtensions: ['ts', 'js', 'mjs', 'cjs', 'json', 'node'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: Object.fromEntries(
    aliases.map(([alias, [path]]) => [`^${alias}$`, path.replace('.', '<rootDir>')]),
  ),
  transform: { '\\.ts$': '<rootDir>/tools/jest/transformer.mjs' },
  testEnvironment: '<rootDir>/tools/jest/environment.mjs',
  testEnvironmentOptions: { hookTimeout: 40_000 },
  runtime: '<rootDir>/tools/jest/runtime.mjs',
  testSequencer: '<rootDir>/tools/jest/sequencer.mjs',
  globalSetup: '<rootDir>/libs/testing/src/infra/global-setup.mjs',
  globalTeardown: '<rootDir>/libs/testing/src/infra/global-teardown.mjs',
  testTimeout: 20_000,
  // One more than processors: most tests wait for another process, many for a broker that is away. With two more, on slow
  // processors, what a test waits for came too late.
  maxWorkers: 3,
  // A worker that has loaded everything frees half a gigabyte when it ends, for longer than Jest's half a second where
  // others use the processors too. What still runs after this has been left running by a test.
  workerGracefulExitTimeout: 10_000,
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  passWithNoTests: true,
};
