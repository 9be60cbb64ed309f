import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file of an archive. `hecho`: packing it again would not make it smaller. */
export interface Entrada {
  nombre: string;
  bytes: Uint8Array;
  hecho?: boolean | undefined;
}

/** The page answers between one piece and the next. Not by workers: those of the library come from blobs, which our headers refuse. */
const PIECE = 512 * 1024;
const turn = () => new Promise((resolve) => setTimeout(resolve));

/** An archive with these files, in their order. */
export async function comprimir(
  entradas: Iterable<Entrada> | AsyncIterable<Entrada>,
  type = 'application/zip',
): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, data) => {
    if (error) throw error;
    pieces.push(data as Uint8Array<ArrayBuffer>);
  });
  for await (const { nombre, bytes, hecho } of entradas) {
    const entry = hecho ? new ZipPassThrough(nombre) : new ZipDeflate(nombre);
    zip.add(entry);
    for (let at = 0; at < bytes.length || at === 0; at += PIECE) {
      entry.push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length);
      await turn();
    }
  }
  zip.end();
  return new Blob(pieces, { type });
}
