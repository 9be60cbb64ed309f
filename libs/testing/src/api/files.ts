import { randomBytes } from 'node:crypto';

const filled = (magic: number[], size = 600): Buffer =>
  Buffer.concat([Buffer.from(magic), Buffer.alloc(size, 7)]);

export const PNG = filled([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
export const JPG = filled([0xff, 0xd8, 0xff, 0xe0]);
export const PDF = Buffer.from(`%PDF-1.7\n${'contenido '.repeat(50)}\n%%EOF`);

const ZIP = [0x50, 0x4b, 0x03, 0x04];
export const zipWith = (...names: string[]): Buffer =>
  Buffer.concat([filled(ZIP), ...names.map((name) => Buffer.from(`PK\u0001\u0002${name}`))]);
export const DOCX = zipWith('[Content_Types].xml', 'word/document.xml');

const SECTOR = 512;

/** An OLE file whose directory spans two sectors; the stream with that name is in the second. */
export function oleWith(name: string): Buffer {
  const file = Buffer.alloc(SECTOR * 4);
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(file);
  file.writeUInt16LE(9, 30);
  file.writeUInt32LE(1, 48);
  file.writeUInt32LE(0, 76);
  file.writeUInt32LE(2, SECTOR + 4);
  file.writeUInt32LE(0xfffffffe, SECTOR + 8);
  const entry = (at: number, text: string) => {
    file.write(text, at, 'utf16le');
    file.writeUInt16LE((text.length + 1) * 2, at + 64);
  };
  entry(SECTOR * 2, 'Root Entry');
  entry(SECTOR * 3 + 128, name);
  return file;
}
export const DOC = oleWith('WordDocument');

export interface Adjunto {
  nombre: string;
  bytes: Buffer;
}

/** A form as a browser sends it; with `filesFirst`, files come before texts. */
export function formOf(
  texts: Record<string, string>,
  files: Adjunto[] = [],
  { filesFirst = false, truncated = false } = {},
) {
  const boundary = `----prueba${randomBytes(8).toString('hex')}`;
  const part = (head: string, bytes: Buffer) =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
      bytes,
      Buffer.from('\r\n'),
    ]);
  const fields = Object.entries(texts).map(([name, text]) => part(`name="${name}"`, Buffer.from(text)));
  const uploads = files.map(({ nombre, bytes }) =>
    part(`name="archivo"; filename="${nombre}"\r\nContent-Type: text/html`, bytes),
  );
  const parts = filesFirst ? [...uploads, ...fields] : [...fields, ...uploads];
  const whole = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
  return {
    body: truncated ? whole.subarray(0, Math.floor(whole.length / 2)) : whole,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
