import type { Plugin } from 'vite';

/** What a library offers and nobody here uses, and which the bundler must keep: file, part, what stands there instead. */
const PARTS: [RegExp, RegExp, string][] = [
  // The router gives its components a name for the inspector, which looks like an effect.
  [/react-router\/dist\//, /^\w+\.displayName = .*;$/gm, ''],
  [/react-router\/dist\//, /(?<== )(?=React\$1\.(?:forwardRef|createContext)\()/g, '/* @__PURE__ */ '],
  // The socket is told to take websockets only (shared/vivo/live.ts); its other ways stand in one object with them.
  [/engine\.io-client\/build\/esm\/transports\/index\.js$/, /^\s*(?:polling|webtransport): .*$/gm, ''],
];

export const libraryParts = (): Plugin => {
  const found = new Set<RegExp>();
  return {
    name: 'library-parts',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/(?:react-router|engine\.io-client)\// },
      handler: (code, id) =>
        PARTS.filter(([file]) => file.test(id)).reduce((text, [, part, by]) => {
          if (text.search(part) >= 0) found.add(part);
          return text.replaceAll(part, by);
        }, code),
    },
    // Written in another way, it would all come along again, and nothing would say so.
    buildEnd(error) {
      const lost = PARTS.filter(([, part]) => !found.has(part));
      if (!error && lost.length > 0)
        this.error(`ya no está lo que se quita: ${lost.map(([file, part]) => `${part} (${file})`).join()}`);
    },
  };
};
