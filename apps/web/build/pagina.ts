import type { Plugin } from 'vite';

const ARRANQUE = 'src/arranque.ts';
const STYLES = /\s*<link rel="stylesheet"[^>]*href="\/assets\/[^>]*>/;

/**
 * The order in which the page asks for what it needs. First `src/arranque.ts`, a script of its own, which begins all that
 * the address says: as another import of the entry it would wait for every library. Last the styles of the application:
 * no paint of what stands above them waits for them, but the scripts of the page do.
 */
export const pagina = (): Plugin => ({
  name: 'pagina',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) => {
      const built = Object.values(bundle ?? {}).find(
        (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(ARRANQUE)),
      );
      if (bundle && !built) throw new Error(`${ARRANQUE} has no file of its own`);
      const [styles] = STYLES.exec(html) ?? [];
      if (bundle && !styles) throw new Error('The page names no styles');
      const src = `/${built?.fileName ?? ARRANQUE}`;
      const script = `<script type="module" async fetchpriority="high" crossorigin src="${src}"></script>`;
      return html
        .replace(/(?=\s*<script type="module")/, `\n    ${script}`)
        .replace(styles ?? '', '')
        .replace(/(?=\s*<\/body>)/, styles ?? '');
    },
  },
});
