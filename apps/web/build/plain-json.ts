import type { Plugin } from 'vite';

/**
 * While developing, a catalogue is served as a module of JavaScript, which a browser refuses for an import that says it
 * is JSON. Node and the build need it to say so.
 */
export const plainJson = (): Plugin => ({
  name: 'plain-json',
  apply: 'serve',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/.*\.tsx?$/, code: /type: 'json'/ },
    handler: (code) => code.replaceAll(/, \{ with: \{ type: 'json' \} \}| with \{ type: 'json' \}/g, ''),
  },
});
