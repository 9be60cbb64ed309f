import type { Plugin } from 'vite';

/**
 * Leaves out what the router offers and nobody imports: it gives its components a name for the inspector, which the
 * bundler must take for an effect.
 */
const PARTS: [RegExp, string][] = [
  [/^\w+\.displayName = .*;$/gm, ''],
  [/(?<== )(?=React\$1\.(?:forwardRef|createContext)\()/g, '/* @__PURE__ */ '],
];

export const routerParts = (): Plugin => {
  const found = new Set<RegExp>();
  return {
    name: 'router-parts',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\// },
      handler: (code) =>
        PARTS.reduce((text, [part, by]) => {
          if (text.search(part) >= 0) found.add(part);
          return text.replaceAll(part, by);
        }, code),
    },
    // Written in another way, it would all come along again, and nothing would say so.
    buildEnd(error) {
      const lost = PARTS.filter(([part]) => !found.has(part));
      if (!error && lost.length > 0)
        this.error(`react-router ya no tiene ${lost.map(([part]) => part).join()}`);
    },
  };
};
