import { readFileSync } from 'node:fs';

// Moments are shown in the reader's own zone: what a test expects must not depend on where it runs.
process.env.TZ = 'UTC';

const { compilerOptions } = JSON.parse(
  readFileSync(new URL('../../tsconfig.base.json', import.meta.url), 'utf8'),
);
const ROOT = '<rootDir>/../..';

export default {
  roots: ['<rootDir>/src', '<rootDir>/build'],
  testMatch: ['**/*.spec.{ts,tsx}'],
  testEnvironment: '<rootDir>/build/jest-page.mjs',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  moduleNameMapper: Object.fromEntries(
    Object.entries(compilerOptions.paths).map(([alias, [path]]) => [`^${alias}$`, path.replace('.', ROOT)]),
  ),
  transform: { '\\.tsx?$': `${ROOT}/tools/jest/transformer.mjs` },
  setupFilesAfterEnv: ['<rootDir>/src/shared/testing/setup.ts'],
  // With global hooks Testing Library would demand act() around every update, and clean up by itself.
  injectGlobals: false,
  // Promises go on while the clock stands still.
  fakeTimers: { doNotFake: ['nextTick', 'queueMicrotask'] },
  testTimeout: 15_000,
  // One more than processors: tests that wait for a timer leave a fifth of them idle.
  maxWorkers: 3,
  // As for the servers: a worker that has loaded everything takes longer than Jest's half a second to free it.
  workerGracefulExitTimeout: 10_000,
};
