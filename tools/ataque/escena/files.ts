import { randomBytes } from 'node:crypto';

const filled = (...magic: number[]): Buffer => Buffer.concat([Buffer.from(magic), Buffer.alloc(600, 7)]);

export const PNG = filled(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
export const PDF = Buffer.from(`%PDF-1.7\n${'contenido '.repeat(50)}\n%%EOF`);

export interface Upload {
  nombre: string;
  bytes: Buffer;
}

/** A form as a browser sends it, except that the file name is not escaped and its type is false. */
export function formOf(texts: Record<string, string>, files: Upload[] = []) {
  const boundary = `----ataque${randomBytes(8).toString('hex')}`;
  const part = (head: string, bytes: Buffer) => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
    bytes,
    Buffer.from('\r\n'),
  ];
  const fields = Object.entries(texts).flatMap(([name, text]) => part(`name="${name}"`, Buffer.from(text)));
  const uploads = files.flatMap(({ nombre, bytes }) =>
    part(`name="archivo"; filename="${nombre}"\r\nContent-Type: text/html`, bytes),
  );
  return {
    body: Buffer.concat([...fields, ...uploads, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
