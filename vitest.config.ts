import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ['**/*.spec.ts'],
    exclude: ['**/node_modules/**', 'dist/**', 'apps/web/**', 'tools/recorrido/**'],
    globalSetup: ['libs/testing/src/global-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 40_000,
    maxWorkers: 2,
    passWithNoTests: true,
  },
});
