import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';

/** What the browser keeps so that the app opens offline: code, styles, texts, fonts and pictures. */
const KEPT = /\.(js|css|html|woff2|svg|png|webmanifest)$/;
/** Named after their content: the same name is always the same file, so it never has to be fetched again. */
const HASHED = /^assets\//;

interface Fichero {
  url: string;
  revision: string | null;
}

const listFicheros = (outDir: string): Fichero[] =>
  readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => KEPT.test(file) && file !== 'sw.js' && statSync(join(outDir, file)).isFile())
    .sort()
    .map((file) => ({
      url: `/${file}`,
      revision: HASHED.test(file)
        ? null
        : createHash('sha256')
            .update(readFileSync(join(outDir, file)))
            .digest('hex')
            .slice(0, 16),
    }));

/** Builds `sw.js` last: it contains the list of files to keep. */
export const serviceWorker = (): Plugin => {
  let root = '';
  let outDir = '';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
      outDir = resolve(config.root, config.build.outDir);
    },
    writeBundle: async () => {
      await build({
        configFile: false,
        root,
        publicDir: false,
        logLevel: 'warn',
        define: {
          'process.env.NODE_ENV': '"production"',
          __FICHEROS__: JSON.stringify(listFicheros(outDir)),
        },
        build: {
          outDir,
          emptyOutDir: false,
          rolldownOptions: {
            input: join(root, 'src/sw/sw.ts'),
            output: { entryFileNames: 'sw.js', format: 'iife' },
          },
        },
      });
    },
  };
};
