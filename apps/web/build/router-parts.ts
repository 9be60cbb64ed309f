import type { Plugin } from 'vite';

/**
 * Leaves out what the router offers and nobody imports: it gives its components a name for the inspector, which the
 * bundler must take for an effect.
 */
export const routerParts = (): Plugin => ({
  name: 'router-parts',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\/dist\// },
    handler: (code) =>
      code
        .replaceAll(/^\w+\.displayName = .*;$/gm, '')
        .replaceAll(/(?<== )(?=React\$1\.(?:forwardRef|createContext)\()/g, '/* @__PURE__ */ '),
  },
});
