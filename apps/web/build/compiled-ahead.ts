import type { Plugin } from 'vite';

/** Files of which nearly everything has been called by the first sight of a screen. */
const FIRST_SIGHT = /^(?:arranque|vendor|base|nucleo|filas|piezas|[\w-]+-page)$/;
/** V8 obeys it only as the first thing of a file; other browsers read a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Asks V8 to compile all of those files while they arrive, in another thread. Without it every function stops the page
 * when it is first called, and before the first card of a board those are some 1,300.
 */
export const compiledAhead = (): Plugin => ({
  name: 'compiled-ahead',
  apply: 'build',
  generateBundle: {
    // After Vite, which puts the names of what a file asks for at its beginning.
    order: 'post',
    handler: (_options, bundle) => {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && FIRST_SIGHT.test(file.name)) file.code = HINT + file.code;
    },
  },
});
