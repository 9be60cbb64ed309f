import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './build/precompress.ts';
import { serviceWorker } from './build/service-worker.ts';

const gateway = `http://127.0.0.1:${process.env['PORT'] ?? 3000}`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), serviceWorker(), precompress()],
  resolve: { tsconfigPaths: true },
  build: {
    outDir: '../../dist/apps/web',
    emptyOutDir: true,
    // The content policy allows no data: fonts or scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page needs: one file that changes only with its packages, one with our own base.
            {
              name: 'vendor',
              test: /node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next)\//,
            },
            {
              name: 'base',
              test: /lucide-react\/dist\/esm\/icons\/(check|eye|key-round|rotate-cw)\.|src\/(app\/lazy-page|shared\/(http|errors|session|last-failure|new-id|paths|theme|domain|validators|i18n\/(i18n|idioma|formatter|number-format|server-text)|ui\/(button|input|field|notice|spinner|segmented|theme-switch|brand-mark|codigo-soporte)))\.tsx?$/,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': gateway, '/socket.io': { target: gateway, ws: true } },
  },
});
