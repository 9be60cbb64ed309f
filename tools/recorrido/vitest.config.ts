import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tools/recorrido/**/*.spec.ts'],
    testTimeout: 60_000,
    hookTimeout: 300_000,
    // One product at a time on a small machine; the steps of a journey follow each other.
    fileParallelism: false,
    bail: 1,
  },
});
