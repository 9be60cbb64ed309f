import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { mongo } from 'mongoose';
import { readArchive } from './archive-reader.ts';
import { ArchiveWriter } from './archive-writer.ts';
import { DocumentsWriter, splitDocuments } from './documents.ts';
import { MANIFEST_NAME, type Manifest } from './manifest.ts';
import { verifyArchive } from './verify-archive.ts';

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'archivo-'));
  path = join(folder, 'copia.tar.gz');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Large enough to be split into several parts. */
const documents = Array.from({ length: 60 }, (_, n) =>
  mongo.BSON.serialize({ _id: n, texto: `historia ${n}`, relleno: Buffer.alloc(200_000, n) }),
);

async function write(): Promise<void> {
  const archive = new ArchiveWriter(path);
  const writer = new DocumentsWriter(archive, 'bases/proyectos/historias');
  for (const document of documents) await writer.add(document);
  const manifest: Manifest = {
    formato: 1,
    producto: '0.1.0',
    creado: new Date().toISOString(),
    bases: [
      {
        servicio: 'proyectos',
        colecciones: [{ nombre: 'historias', indices: [], ...(await writer.finish()) }],
      },
    ],
    flujos: [],
  };
  await archive.add(MANIFEST_NAME, Buffer.from(JSON.stringify(manifest)));
  await archive.finish();
}

/** Changes the content and compresses it again, as an undetected disk error would. */
function tamper(change: (tar: Buffer) => Buffer): void {
  writeFileSync(path, gzipSync(change(gunzipSync(readFileSync(path)))));
  rmSync(`${path}.sha256`);
}

describe('an archive', () => {
  it('returns every document, is written in parts, and can only be read by its owner', async () => {
    await write();
    const parts: Buffer[] = [];
    for await (const { name, bytes } of readArchive(path)) if (name !== MANIFEST_NAME) parts.push(bytes);
    expect(parts.length).toBeGreaterThan(2);
    const read = parts.flatMap((part) => [...splitDocuments(part)]);
    expect(Buffer.concat(read).equals(Buffer.concat(documents))).toBe(true);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(await verifyArchive(path)).toMatchObject({ faults: [], manifest: { producto: '0.1.0' } });
  });

  it('names the part in which a byte was changed', async () => {
    await write();
    tamper((tar) => {
      const at = tar.indexOf('historia 30');
      tar[at] = tar[at]! ^ 1;
      return tar;
    });
    const { faults } = await verifyArchive(path);
    expect(faults).toEqual([
      expect.stringMatching(/^bases\/proyectos\/historias\/00000\d\.bson: está dañado/),
    ]);
  });

  it('reports that it was cut off, is not compressed or is another kind of file', async () => {
    await write();
    const whole = readFileSync(path);
    writeFileSync(path, whole.subarray(0, whole.length - 5_000));
    expect((await verifyArchive(path)).faults.join()).toMatch(/no se puede leer|no tiene manifiesto/);
    writeFileSync(path, 'hola');
    expect((await verifyArchive(path)).faults.join()).toMatch(/no se puede leer/);
    writeFileSync(path, whole);
    writeFileSync(`${path}.sha256`, `${'0'.repeat(64)}  copia.tar.gz\n`);
    expect((await verifyArchive(path)).faults).toEqual([expect.stringMatching(/no es el que se escribió/)]);
  });

  it('reports parts that are missing and parts that do not belong to it', async () => {
    const archive = new ArchiveWriter(path);
    await archive.add('bases/otra/cosa/000001.bson', documents[0]!);
    await archive.finish();
    expect((await verifyArchive(path)).faults).toEqual(['no tiene manifiesto: no se terminó de escribir']);
  });

  it('leaves nothing behind when it is abandoned', async () => {
    const archive = new ArchiveWriter(path);
    await archive.add('a', documents[0]!);
    await archive.discard();
    expect(() => statSync(`${path}.parcial`)).toThrow();
    expect(() => statSync(path)).toThrow();
  });

  it('rejects a truncated document', () => {
    const cut = Buffer.from(documents[0]!.subarray(0, 50));
    expect(() => [...splitDocuments(cut)]).toThrow('cortado');
  });
});
