/** Larger than any screen shows; a decoder needs memory for every pixel, however small the file. */
export const MAX_LADO = 1024;

export interface Imagen {
  tipo: string;
  /** The picture without anything that does not draw it: no place, camera or text is told to whoever sees it. */
  bytes: Buffer;
}

export type ImagenFault = 'imagenNoValida' | 'imagenDimensiones';

interface Read {
  ancho: number;
  alto: number;
  partes: Buffer[];
}

/** How a picture begins that is kept inside a person or a team. */
export const INCRUSTADA = /^data:/;

const DATA_URL = /^data:(image\/(?:png|jpeg|gif|webp));base64,([A-Za-z0-9+/]+={0,2})$/;

/** Reads a data URL by its bytes, whatever it says it is. */
export function readImagen(dataUrl: string): Imagen | ImagenFault {
  const [, tipo = '', base64 = ''] = DATA_URL.exec(dataUrl) ?? [];
  const read = READERS[tipo]?.(Buffer.from(base64, 'base64'));
  if (!read || read.ancho < 1 || read.alto < 1) return 'imagenNoValida';
  if (read.ancho > MAX_LADO || read.alto > MAX_LADO) return 'imagenDimensiones';
  return { tipo, bytes: Buffer.concat(read.partes) };
}

const READERS: Record<string, (bytes: Buffer) => Read | null> = {
  'image/png': readPng,
  'image/jpeg': readJpeg,
  'image/gif': readGif,
  'image/webp': readWebp,
};

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const PNG_DRAWN = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);

function readPng(bytes: Buffer): Read | null {
  if (!bytes.subarray(0, 8).equals(PNG_SIGNATURE) || bytes.toString('latin1', 12, 16) !== 'IHDR') return null;
  if (bytes.length < 33) return null;
  const partes: Buffer[] = [PNG_SIGNATURE];
  for (let at = 8; at + 12 <= bytes.length;) {
    const [tipo, end] = [bytes.toString('latin1', at + 4, at + 8), at + 12 + bytes.readUInt32BE(at)];
    if (end > bytes.length) return null;
    if (PNG_DRAWN.has(tipo)) partes.push(bytes.subarray(at, end));
    if (tipo === 'IEND') return { ancho: bytes.readUInt32BE(16), alto: bytes.readUInt32BE(20), partes };
    at = end;
  }
  return null;
}

const [JPEG_START, JPEG_END, JPEG_SCAN, JPEG_COMMENT] = [0xd8, 0xd9, 0xda, 0xfe];
/** JFIF and Adobe's colours change how it is drawn; the other segments of an application are about the camera. */
const JPEG_APPS_KEPT = new Set([0xe0, 0xee]);

const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function readJpeg(bytes: Buffer): Read | null {
  if (bytes[0] !== 0xff || bytes[1] !== JPEG_START) return null;
  const partes = [bytes.subarray(0, 2)];
  let lados: Pick<Read, 'ancho' | 'alto'> | null = null;
  for (let at = 2; at + 4 <= bytes.length;) {
    const marker = bytes[at + 1]!;
    if (bytes[at] !== 0xff) return null;
    if (marker === JPEG_SCAN) {
      const end = bytes.lastIndexOf(Buffer.from([0xff, JPEG_END]));
      if (!lados || end < at) return null;
      partes.push(bytes.subarray(at, end + 2));
      return { ...lados, partes };
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length) return null;
    if (isFrame(marker)) {
      if (end < at + 9) return null;
      lados = { alto: bytes.readUInt16BE(at + 5), ancho: bytes.readUInt16BE(at + 7) };
    }
    const isApp = marker >= 0xe0 && marker <= 0xef;
    if (marker !== JPEG_COMMENT && (!isApp || JPEG_APPS_KEPT.has(marker)))
      partes.push(bytes.subarray(at, end));
    at = end;
  }
  return null;
}

const GIF_TRAILER = 0x3b;

function readGif(bytes: Buffer): Read | null {
  if (!['GIF87a', 'GIF89a'].includes(bytes.toString('latin1', 0, 6)) || bytes.length < 14) return null;
  if (bytes.at(-1) !== GIF_TRAILER) return null;
  return { ancho: bytes.readUInt16LE(6), alto: bytes.readUInt16LE(8), partes: [bytes] };
}

const WEBP_DRAWN = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF']);
/** The bits of VP8X that announce an ICC profile, EXIF and XMP, which are left out. */
const WEBP_ANNOUNCED = 0b0010_1100;

function readWebp(bytes: Buffer): Read | null {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP') return null;
  const partes: Buffer[] = [];
  let lados: Pick<Read, 'ancho' | 'alto'> | null = null;
  for (let at = 12; at + 8 <= bytes.length;) {
    const [tipo, size] = [bytes.toString('latin1', at, at + 4), bytes.readUInt32LE(at + 4)];
    const end = at + 8 + size + (size % 2);
    if (end > bytes.length) return null;
    const parte = Buffer.from(bytes.subarray(at, end));
    lados ??= webpSides(tipo, parte);
    if (tipo === 'VP8X') parte[8]! &= ~WEBP_ANNOUNCED;
    if (WEBP_DRAWN.has(tipo)) partes.push(parte);
    at = end;
  }
  const header = Buffer.from(bytes.subarray(0, 12));
  header.writeUInt32LE(4 + partes.reduce((sum, { length }) => sum + length, 0), 4);
  return lados && { ...lados, partes: [header, ...partes] };
}

function webpSides(tipo: string, parte: Buffer): Pick<Read, 'ancho' | 'alto'> | null {
  if (parte.length < 18) return null;
  if (tipo === 'VP8X') return { ancho: parte.readUIntLE(12, 3) + 1, alto: parte.readUIntLE(15, 3) + 1 };
  if (tipo === 'VP8 ')
    return { ancho: parte.readUInt16LE(14) & 0x3fff, alto: parte.readUInt16LE(16) & 0x3fff };
  if (tipo !== 'VP8L' || parte[8] !== 0x2f) return null;
  const bits = parte.readUInt32LE(9);
  return { ancho: (bits & 0x3fff) + 1, alto: ((bits >>> 14) & 0x3fff) + 1 };
}
