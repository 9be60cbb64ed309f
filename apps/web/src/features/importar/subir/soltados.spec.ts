/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { soltados } from './soltados';

const entryOf = (path: string): unknown => ({
  isFile: true,
  fullPath: `/${path}`,
  file: (resolve: (file: File) => void) => resolve(new File([path], path.slice(path.lastIndexOf('/') + 1))),
});
/** Gives its entries one at a time, as a browser may. */
const folderOf = (...inside: readonly unknown[]): unknown => ({
  isFile: false,
  createReader: () => {
    const left = [...inside];
    return { readEntries: (resolve: (some: unknown[]) => void) => resolve(left.splice(0, 1)) };
  },
});
const dropped = (entries: readonly unknown[], files: readonly File[] = []) =>
  soltados({
    items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })),
    files,
  } as unknown as DataTransfer);

describe('what is dropped', () => {
  it('is all that folders have within, each file with its path, and what lies beside them', async () => {
    const folder = folderOf(
      entryOf('copia/jira.csv'),
      folderOf(entryOf('copia/fotos/plano.png'), entryOf('copia/fotos/otra.png')),
      folderOf(),
    );
    const files = await dropped([folder, entryOf('suelto.pdf')]);
    expect(files.map(({ name, webkitRelativePath }) => [name, webkitRelativePath])).toEqual([
      ['jira.csv', 'copia/jira.csv'],
      ['plano.png', 'copia/fotos/plano.png'],
      ['otra.png', 'copia/fotos/otra.png'],
      ['suelto.pdf', 'suelto.pdf'],
    ]);
  });

  it('is its files where a browser knows of no folders, and nothing where one is unreadable', async () => {
    const file = new File(['x'], 'jira.csv');
    expect(await dropped([null], [file])).toEqual([file]);
    const broken = {
      isFile: true,
      fullPath: '/a',
      file: (_: unknown, reject: (e: Error) => void) => reject(new Error('no')),
    };
    await expect(dropped([broken])).rejects.toThrow('no');
  });
});
