import type { Plugin } from 'vite';

const SOURCE = 'src/arranque.ts';

/**
 * Puts `src/arranque.ts` into the page as a script of its own: as another import of the entry it would wait for every
 * library.
 */
export const arranque = (): Plugin => ({
  name: 'arranque',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) => {
      const built = Object.values(bundle ?? {}).find(
        (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(SOURCE)),
      );
      if (bundle && !built) throw new Error(`${SOURCE} has no file of its own`);
      const src = `/${built?.fileName ?? SOURCE}`;
      return [
        { tag: 'script', attrs: { type: 'module', async: true, crossorigin: true, src }, injectTo: 'head' },
      ];
    },
  },
});
