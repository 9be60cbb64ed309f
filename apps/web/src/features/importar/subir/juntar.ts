import { unzipSync } from 'fflate';
import { comprimir, type Entrada } from '../../../shared/exportar/comprimir';

/** What a tracker exports; among several files, one of these is the table and the others are what its rows name. */
const TABLA = /\.(csv|tsv|json|xml|xlsx)$/i;
const ZIP = /\.zip$/i;
const PACKED = /\.(zip|png|jpe?g|gif|webp|pdf|docx|xlsx|pptx|mp4|mp3)$/i;
/** No file of a task may be larger. */
const MAX_BYTES = 10 * 1024 * 1024;
const HIDDEN = /(^|\/)(\.|__MACOSX\/)/;
/** Where the attachments are in the archive, so that none of them is taken for the table. */
const CARPETA = 'adjuntos/';

const pathOf = (file: File): string => file.webkitRelativePath || file.name;
const depthOf = (file: File): number => pathOf(file).split('/').length;

/** The table among these files: the outermost one, in the order in which they are read. */
export const tablaDe = (files: readonly File[]): File | undefined =>
  files
    .filter((file) => TABLA.test(file.name))
    .sort(
      (a, b) =>
        depthOf(a) - depthOf(b) ||
        Number(/\.xlsx$/i.test(a.name)) - Number(/\.xlsx$/i.test(b.name)) ||
        pathOf(a).localeCompare(pathOf(b)),
    )[0];

async function* entradas(tabla: File, files: readonly File[]): AsyncGenerator<Entrada> {
  const read = async (file: File) => new Uint8Array(await file.arrayBuffer());
  yield { nombre: tabla.name, bytes: await read(tabla), hecho: PACKED.test(tabla.name) };
  for (const file of files) {
    const path = pathOf(file);
    if (file === tabla || HIDDEN.test(path)) continue;
    if (!ZIP.test(file.name)) {
      yield { nombre: CARPETA + path, bytes: await read(file), hecho: PACKED.test(path) };
      continue;
    }
    const inside = unzipSync(await read(file), {
      filter: ({ name, originalSize }) => !HIDDEN.test(name) && originalSize <= MAX_BYTES,
    });
    for (const [name, bytes] of Object.entries(inside))
      if (!name.endsWith('/')) yield { nombre: CARPETA + name, bytes, hecho: PACKED.test(name) };
  }
}

/** An export and what lies beside it (a folder, an archive, loose files) as the one file that is sent. */
export async function juntar(files: readonly File[]): Promise<File | undefined> {
  if (files.length === 1) return files[0];
  const tabla = tablaDe(files);
  if (!tabla) return undefined;
  const blob = await comprimir(entradas(tabla, files));
  return new File([blob], `${tabla.name.replace(/\.\w+$/, '')}.zip`, { type: blob.type });
}
