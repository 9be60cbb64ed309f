import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { rolldown } from 'rolldown';
import { packageImports } from './package-imports.ts';
import { packageFolders } from './packages.ts';
import { importsOfBuilt, importsOfSources } from './program-imports.ts';

const ONE = { version: '1.0.0', dependencies: { two: '^2.0.0' }, optionalDependencies: { absent: '^1.0.0' } };
const TWO = { version: '2.0.0', peerDependencies: { three: '*', four: '*' } };
const TREE = {
  'node_modules/one': ONE,
  'node_modules/one/node_modules/two': {
    ...TWO,
    peerDependenciesMeta: { four: { optional: true } },
  },
  'node_modules/@a/three': { version: '3.0.0' },
  'node_modules/three': { version: '3.0.0' },
};

let root: string;

const write = (path: string, content: unknown): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pmp-paquetes-'));
  write('package.json', { dependencies: { one: '1.0.0', '@a/three': '3.0.0', absent: '1.0.0' } });
  write('package-lock.json', { packages: TREE });
  write('node_modules/.package-lock.json', { packages: TREE });
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

describe('the packages of an image', () => {
  it('are those that its program imports, and those that they need', () => {
    expect(packageFolders(root, ['one/part', '@a/three/part', 'one'])).toEqual([
      'node_modules/one',
      'node_modules/one/node_modules/two',
      'node_modules/three',
      'node_modules/@a/three',
    ]);
  });

  it('are dependencies of the product', () => {
    expect(() => packageFolders(root, ['three'])).toThrow('three no está entre las dependencias');
  });

  it('are installed, also those that others need', () => {
    expect(() => packageFolders(root, ['absent'])).toThrow('absent, que necesita el programa, no está');
    const { 'node_modules/three': _, ...without } = TREE;
    write('node_modules/.package-lock.json', { packages: without });
    expect(() => packageFolders(root, ['one'])).toThrow(
      'three, que necesita node_modules/one/node_modules/two, no está instalado',
    );
  });

  it('are what the lock pins', () => {
    write('package-lock.json', { packages: { ...TREE, 'node_modules/three': { version: '3.0.1' } } });
    expect(() => packageFolders(root, ['one'])).toThrow('node_modules/three: package-lock.json no fija');
  });
});

describe('the list of what a program imports', () => {
  it('is what the bundler leaves outside, however it is written, and no part of Node', async () => {
    write(
      'main.ts',
      "import 'node:fs';\nimport { a } from './a.ts';\nexport { a };\nexport * from 'one/part';",
    );
    write('a.ts', 'export const a = () => import(`@a/three`);\nexport type { B } from "absent";');
    expect(await importsOfSources(root, ['main.ts'])).toEqual({
      imports: ['@a/three', 'one/part'],
      files: ['a.ts', 'main.ts'],
    });
  });

  it('is never empty', async () => {
    write('main.ts', "import 'node:fs';");
    await expect(importsOfSources(root, ['main.ts'])).rejects.toThrow('su lista de paquetes está vacía');
    write('dist/paquetes.json', []);
    expect(() => importsOfBuilt(join(root, 'dist'))).toThrow('su lista de paquetes está vacía');
  });

  it('is written by the build', () => {
    expect(() => importsOfBuilt(root)).toThrow('paquetes.json: compila antes');
  });

  it('hides nothing that is only looked for', async () => {
    write('main.ts', "console.log(import.meta.resolve('one'));");
    const program = await rolldown({ input: join(root, 'main.ts'), plugins: [packageImports()] });
    await expect(program.generate()).rejects.toThrow('oculta un paquete al compilador');
  });
});
