import { describe, expect, it } from '@jest/globals';
import type { ErrorSpec } from '@pmp/contracts/common';
import { DOC, DOCX, JPG, oleWith, PDF, PNG, zipWith } from '@pmp/testing';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { checkedUpload } from './checked-upload';
import { kindOfFile } from './file-kind.rules';

const spec = (message: string): ErrorSpec => ({ kind: 'invalid', motivo: 'prueba', message });
const limits = { maxBytes: 4_000, tooLarge: spec('grande'), notAllowed: spec('tipo'), empty: spec('vacío') };

/** Yields a few bytes at a time, as over a slow line. */
const arriving = (bytes: Buffer) => {
  const pieces = Array.from({ length: Math.ceil(bytes.length / 7) }, (_, n) =>
    bytes.subarray(n * 7, n * 7 + 7),
  );
  return Readable.from(pieces, { objectMode: false });
};

/** Reads the whole upload and returns the kind found; null if it is rejected. */
async function kindOf(bytes: Buffer): Promise<string | null> {
  const { kind, content } = await checkedUpload(arriving(bytes), limits);
  const whole = await buffer(content);
  expect(whole.equals(bytes)).toBe(true);
  return kindOfFile(kind, whole.length, async (start, end) => whole.subarray(start, end));
}

describe('an upload is judged by its bytes', () => {
  it.each([
    ['image/png', PNG],
    ['image/jpeg', JPG],
    ['application/pdf', PDF],
    ['application/msword', DOC],
    ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', DOCX],
    [null, zipWith('otra.txt')],
    [null, zipWith('[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin')],
    [null, oleWith('Workbook')],
  ])('%s', async (kind, bytes) => {
    expect(await kindOf(bytes)).toBe(kind);
  });

  it('is rejected when empty, or as soon as its beginning matches no allowed kind', async () => {
    await expect(checkedUpload(arriving(Buffer.from('<html>')), limits)).rejects.toThrow('tipo');
    await expect(checkedUpload(arriving(Buffer.alloc(0)), limits)).rejects.toThrow('vacío');
  });

  it('fails halfway if it turns out too large', async () => {
    const bytes = Buffer.concat([PNG, Buffer.alloc(limits.maxBytes)]);
    const { content } = await checkedUpload(arriving(bytes), limits);
    await expect(buffer(content)).rejects.toThrow('grande');
  });

  it('fails if its stream breaks off', async () => {
    const broken = Readable.from(
      (async function* () {
        yield PNG;
        throw new Error('cortado');
      })(),
    );
    const { content } = await checkedUpload(broken, limits);
    await expect(buffer(content)).rejects.toThrow('cortado');
  });
});
