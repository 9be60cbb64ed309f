import { describe, expect, it } from '@jest/globals';
import { type Imagen, readImagen } from './imagen.rules';

const chunk = (tipo: string, data: Buffer): Buffer => {
  const parte = Buffer.alloc(12 + data.length);
  parte.writeUInt32BE(data.length, 0);
  parte.write(tipo, 4, 'latin1');
  data.copy(parte, 8);
  return parte;
};
const PNG_HEAD = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const ihdr = (ancho: number, alto: number) => {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(ancho, 0);
  data.writeUInt32BE(alto, 4);
  return chunk('IHDR', data);
};
const png = (ancho = 2, alto = 2, ...extra: Buffer[]) =>
  Buffer.concat([
    PNG_HEAD,
    ihdr(ancho, alto),
    ...extra,
    chunk('IDAT', Buffer.from([1])),
    chunk('IEND', Buffer.alloc(0)),
  ]);

const segment = (marker: number, data: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
};
const jpeg = (lado = 2, ...extra: Buffer[]) => {
  const frame = Buffer.from([8, lado >> 8, lado & 0xff, lado >> 8, lado & 0xff, 1, 1, 0x11, 0]);
  const scan = Buffer.concat([segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])), Buffer.from([0x12, 0x34])]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...extra,
    segment(0xc0, frame),
    scan,
    Buffer.from([0xff, 0xd9]),
  ]);
};

const gif = (lado = 2) => {
  const bytes = Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(8)]);
  bytes.writeUInt16LE(lado, 6);
  bytes.writeUInt16LE(lado, 8);
  bytes[13] = 0x3b;
  return bytes;
};

const riff = (tipo: string, data: Buffer) => {
  const head = Buffer.alloc(8);
  head.write(tipo, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data]);
};
const webp = (lado = 2, ...extra: Buffer[]) => {
  const extended = Buffer.alloc(10);
  extended[0] = 0b0010_1100;
  extended.writeUIntLE(lado - 1, 4, 3);
  extended.writeUIntLE(lado - 1, 7, 3);
  const chunks = [
    riff('VP8X', extended),
    ...extra,
    riff('VP8L', Buffer.from([0x2f, 0, 0, 0, 0, 0, 0, 0, 0, 0])),
  ];
  const body = Buffer.concat([Buffer.from('WEBP'), ...chunks]);
  return riff('RIFF', body);
};

const dataUrl = (tipo: string, bytes: Buffer) => `data:${tipo};base64,${bytes.toString('base64')}`;
const SECRETO = Buffer.from('40.4168 N, 3.7038 W');

describe('a picture', () => {
  it.each([
    ['image/png', png()],
    ['image/jpeg', jpeg()],
    ['image/gif', gif()],
    ['image/webp', webp()],
  ])('%s is recognized by its bytes and by no other name', (tipo, bytes) => {
    expect(readImagen(dataUrl(tipo, bytes))).toMatchObject({ tipo });
    for (const other of ['image/png', 'image/jpeg', 'image/gif', 'image/webp'])
      if (other !== tipo) expect(readImagen(dataUrl(other, bytes))).toBe('imagenNoValida');
    expect(readImagen(dataUrl(tipo, bytes.subarray(0, 12)))).toBe('imagenNoValida');
    expect(readImagen(dataUrl(tipo, Buffer.from('<script>alert(1)</script>')))).toBe('imagenNoValida');
  });

  it.each([
    ['image/png', png(2, 30_000)],
    ['image/jpeg', jpeg(30_000)],
    ['image/gif', gif(30_000)],
    ['image/webp', webp(30_000)],
  ])('%s of a few bytes that fills the memory of whoever draws it is refused', (tipo, bytes) => {
    expect(readImagen(dataUrl(tipo, bytes))).toBe('imagenDimensiones');
  });

  it.each([
    ['image/png', png(2, 2, chunk('eXIf', SECRETO), chunk('tEXt', SECRETO))],
    ['image/png', Buffer.concat([png(), SECRETO])],
    ['image/jpeg', jpeg(2, segment(0xe1, SECRETO), segment(0xfe, SECRETO))],
    ['image/jpeg', Buffer.concat([jpeg(), SECRETO])],
    ['image/webp', webp(2, riff('EXIF', Buffer.concat([SECRETO, Buffer.alloc(1)])))],
  ])('%s loses what does not draw it: where it was taken, texts, whatever follows it', (tipo, bytes) => {
    const { bytes: kept } = readImagen(dataUrl(tipo, bytes)) as Imagen;
    expect(kept.includes(SECRETO)).toBe(false);
    expect(readImagen(dataUrl(tipo, kept))).toEqual({ tipo, bytes: kept });
  });
});
