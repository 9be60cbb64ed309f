import tailwindcss from '@tailwindcss/vite';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { plainJson } from './build/plain-json.ts';
import { pagina } from './build/pagina.ts';
import { chunks } from './build/chunks.ts';
import { compiledAhead } from './build/compiled-ahead.ts';
import { precompress } from './build/precompress.ts';
import { routeAddresses } from './build/route-addresses.ts';
import { libraryParts } from './build/library-parts.ts';
import { serviceWorker } from './build/service-worker.ts';

const gateway = `http://127.0.0.1:${process.env['PORT'] ?? 3000}`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    plainJson(),
    react(),
    tailwindcss(),
    libraryParts(),
    routeAddresses(),
    compiledAhead(),
    pagina(),
    serviceWorker(),
    precompress(),
  ],
  resolve: { tsconfigPaths: true },
  // Catalogues are read whole: exported key by key as well, every text would be fetched with its name twice.
  json: { namedExports: false },
  build: {
    outDir: '../../dist/apps/web',
    emptyOutDir: true,
    // The content security policy refuses `data:` fonts and scripts.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Every page has fetched these before a script asks for a screen; their names would only make that script longer.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'html'
          ? files
          : files.filter((file) => !/\/(?:vendor|base|rolldown-runtime)-/.test(file)),
    },
    rolldownOptions: {
      input: [join(import.meta.dirname, 'index.html'), join(import.meta.dirname, 'src/arranque.ts')],
      output: {
        codeSplitting: { groups: chunks },
        // Each screen's list of its files is names: a character less in every one of them, and still 42 bits of a hash.
        chunkFileNames: 'assets/[name]-[hash:7].js',
      },
    },
  },
  server: {
    proxy: { '/api': gateway, '/socket.io': { target: gateway, ws: true } },
  },
});
