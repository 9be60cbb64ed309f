import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Smaller files gain nothing once the headers are counted. */
const MIN_BYTES = 1024;

/** Writes `.br` and `.gz` beside each text asset, so that no request ever pays for compression. */
export const precompress = (): Plugin => {
  let outDir = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir);
    },
    closeBundle: () => {
      for (const file of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|html|svg)$/.test(file)) continue;
        const bytes = readFileSync(join(outDir, file));
        if (bytes.length < MIN_BYTES) continue;
        writeFileSync(join(outDir, `${file}.br`), brotliCompressSync(bytes));
        writeFileSync(join(outDir, `${file}.gz`), gzipSync(bytes, { level: 9 }));
      }
    },
  };
};
