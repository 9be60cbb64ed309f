/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCatalogue } from './catalogues';
import { IDIOMAS } from './idioma';

type Texts = { [key: string]: string | string[] | Texts };

const catalogues = Object.fromEntries(
  globSync('./*/*.json', { cwd: import.meta.dirname })
    .sort()
    .map((path) => [`./${path}`, JSON.parse(readFileSync(join(import.meta.dirname, path), 'utf8')) as Texts]),
);

/** `{ 'error.cargar': '...' }`; the items of a list are keyed by position. */
const flatten = (texts: Texts | string[], prefix = ''): Record<string, string> =>
  Object.entries(texts).reduce<Record<string, string>>(
    (flat, [key, value]) =>
      typeof value === 'string'
        ? { ...flat, [prefix + key]: value }
        : { ...flat, ...flatten(value, `${prefix}${key}.`) },
    {},
  );

const variablesOf = (text: string): string[] =>
  Array.from(text.matchAll(/{{\s*(\w+)/g), ([, name]) => name ?? '').sort();

/** Three or more words that are the same in two languages were forgotten, not translated. */
const isSentence = (text: string): boolean =>
  (text.replace(/{{[^}]+}}/g, '').match(/\p{L}{2,}/gu) ?? []).length >= 3 && !text.startsWith('Project');

/** The contracts are its Spanish: server-text.spec.ts compares it with them. */
const SERVER = 'servidor.json';

const namespaces = Object.keys(catalogues)
  .filter((path) => path.startsWith('./es/'))
  .map((path) => path.slice('./es/'.length));
const otros = IDIOMAS.filter((idioma) => idioma !== 'es');

/** Words of the informal address, which only a friend would use. */
const FAMILIAR = {
  de: /(?<!\p{L})(du|dich|dir|dein\p{L}*)(?!\p{L})/iu,
  fr: /(?<!\p{L})(tu|toi|ton|tes)(?!\p{L})/iu,
};

describe('the four catalogues', () => {
  it.each(['de', 'fr'] as const)('%s uses the formal address everywhere', (idioma) => {
    const texts = Object.entries(catalogues)
      .filter(([path]) => path.startsWith(`./${idioma}/`))
      .flatMap(([, texts]) => Object.values(flatten(texts)));
    expect(texts.length).toBeGreaterThan(500);
    expect(texts.filter((text) => FAMILIAR[idioma].test(text))).toEqual([]);
  });

  it.each(otros)('%s has every namespace and no other', (idioma) => {
    const own = Object.keys(catalogues).filter((path) => path.startsWith(`./${idioma}/`));
    const names = own.map((path) => path.slice(`./${idioma}/`.length));
    expect(names).toEqual([...namespaces, SERVER].sort());
  });

  it.each(IDIOMAS)('every namespace of %s is fetched from its own file', async (idioma) => {
    const fetched = namespaces
      .map((file) => file.replace('.json', ''))
      .filter((name) => idioma !== 'es' || !['comun', 'servidor'].includes(name));
    for (const name of fetched)
      expect([name, await loadCatalogue(idioma, name)]).toEqual([
        name,
        catalogues[`./${idioma}/${name}.json`],
      ]);
  });

  it.each(namespaces.filter((name) => name !== 'comun.json'))(
    '%s names no field again that all screens call so',
    (namespace) => {
      const campoOf = (idioma: string, name: string) =>
        Object.entries((catalogues[`./${idioma}/${name}`]?.['campo'] ?? {}) as Record<string, string>);
      const said = IDIOMAS.map((idioma) => new Map(campoOf(idioma, 'comun.json')));
      const own = IDIOMAS.map((idioma) => new Map(campoOf(idioma, namespace)));
      const repeated = [...own[0]!.keys()].filter((campo) =>
        own.every((names, at) => names.get(campo) === said[at]!.get(campo)),
      );
      expect(said[0]!.size).toBeGreaterThan(15);
      expect(repeated).toEqual([]);
    },
  );

  describe.each(namespaces)('%s', (namespace) => {
    const es = flatten(catalogues[`./es/${namespace}`] ?? {});

    it.each(otros)('%s has the same keys, variables, and a text for each', (idioma) => {
      const texts = flatten(catalogues[`./${idioma}/${namespace}`] ?? {});
      expect(Object.keys(texts).sort()).toEqual(Object.keys(es).sort());
      for (const [key, text] of Object.entries(texts)) {
        const spanish = es[key] ?? '';
        expect({ key, variables: variablesOf(text) }).toEqual({ key, variables: variablesOf(spanish) });
        expect({ key, text }).not.toEqual({ key, text: '' });
        if (isSentence(text)) expect({ key, text }).not.toEqual({ key, text: spanish });
      }
    });
  });
});
