/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { unzipSync, zipSync } from 'fflate';
import { juntar, tablaDe } from './juntar';

const file = (path: string, content: Uint8Array<ArrayBuffer> | string = path): File => {
  const made = new File([content], path.slice(path.lastIndexOf('/') + 1));
  return Object.defineProperty(made, 'webkitRelativePath', { value: path });
};
const inside = async (files: File[]) => {
  const made = (await juntar(files))!;
  const parts = unzipSync(new Uint8Array(await made.arrayBuffer()));
  const text = new TextDecoder();
  return [made.name, Object.entries(parts).map(([name, bytes]) => `${name}: ${text.decode(bytes)}`)];
};

describe('an export and what lies beside it', () => {
  it('is sent as it is when it is alone', async () => {
    const alone = file('jira.csv');
    expect(await juntar([alone])).toBe(alone);
  });

  it('is one archive, with what is in an archive beside it, and without what systems leave there', async () => {
    const packed = zipSync({
      'TIENDA-1/10001': new TextEncoder().encode('uno'),
      '__MACOSX/x': new Uint8Array(1),
    });
    const files = [
      file('copia/adjuntos.zip', packed as Uint8Array<ArrayBuffer>),
      file('copia/tablero.json'),
      file('copia/.DS_Store'),
      file('copia/fotos/plano.png'),
    ];
    expect(await inside(files)).toEqual([
      'tablero.zip',
      [
        'tablero.json: copia/tablero.json',
        'adjuntos/TIENDA-1/10001: uno',
        'adjuntos/copia/fotos/plano.png: copia/fotos/plano.png',
      ],
    ]);
  });

  it('is the outermost table, and none where there is none', async () => {
    expect(tablaDe([file('a/b/datos.csv'), file('a/libro.xlsx'), file('a/jira.csv')])?.name).toBe('jira.csv');
    expect(await juntar([file('a.png'), file('b.png')])).toBeUndefined();
  });
});
