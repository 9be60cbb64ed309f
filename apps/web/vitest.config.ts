import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

// Moments are shown in the reader's own zone: what a test expects must not depend on where it runs.
process.env['TZ'] = 'UTC';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  resolve: { tsconfigPaths: true },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.spec.{ts,tsx}'],
    setupFiles: ['src/shared/testing/setup.ts'],
    maxWorkers: 2,
    testTimeout: 15_000,
  },
});
