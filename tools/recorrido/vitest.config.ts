import { defineConfig } from 'vitest/config';
import { LongestFirst } from './orden.ts';

export default defineConfig({
  test: {
    include: ['tools/recorrido/**/*.spec.ts'],
    globalSetup: ['tools/recorrido/espacio.ts'],
    // Each file has a product of its own: two of them keep two cores busy while their pages wait for each other.
    maxWorkers: 2,
    // Screens of one file opened at once; more would only wait longer for the processor.
    maxConcurrency: 3,
    sequence: { sequencer: LongestFirst },
    // Longer than any wait inside: what a test waited for in vain is to be said before the test is over.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    // Whatever says nothing else is given what the browser gives every wait of its own.
    expect: { poll: { timeout: 30_000 } },
  },
});
