import { afterEach, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brokenLinks } from './enlaces';

const ROOT = new URL('../../', import.meta.url).pathname;

let tree: string | undefined;
afterEach(() => {
  if (tree) rmSync(tree, { recursive: true });
});

function linksOf(...lines: string[]): string[] {
  tree = mkdtempSync(join(tmpdir(), 'enlaces-'));
  mkdirSync(join(tree, 'docs'));
  writeFileSync(join(tree, 'docs/otra.md'), '# Otra\n\n## Sin un servicio\n\n## La página `Operación`\n');
  writeFileSync(join(tree, 'README.md'), lines.join('\n'));
  return brokenLinks(tree);
}

describe('brokenLinks', () => {
  it('finds none in the pages of the repository', () => {
    expect(brokenLinks(ROOT)).toEqual([]);
  });

  it('checks links to files, folders, headings and pictures, and ignores code and other sites', () => {
    expect(
      linksOf(
        '# Aquí',
        '[a](docs/otra.md) [b](docs) [c](docs/otra.md#sin-un-servicio) [d](docs/otra.md#la-página-operación)',
        '[e](#aquí) [f](https://example.org/nada) `[g](nada.md)`',
        '```md',
        '[h](nada.md)',
        '```',
      ),
    ).toEqual([]);
  });

  it('says so if there is none to check', () => {
    expect(() => linksOf('# Aquí')).toThrow('ya no tiene lo que se busca: páginas con enlaces');
  });

  it('names the links that lead nowhere', () => {
    expect(
      linksOf('[a](nada.md)', '[b](docs/otra.md#nada)', '![c](docs/x.png)', '<img src="y.svg">'),
    ).toEqual([
      'README.md → nada.md: no existe',
      'README.md → docs/otra.md#nada: no tiene ese apartado',
      'README.md → docs/x.png: no existe',
      'README.md → y.svg: no existe',
    ]);
  });
});
