import { type Kind, KINDS, type Line, noneLiving } from '@pmp/paquete';
import type { mongo } from 'mongoose';
import { ArchiveWriter } from '../respaldo/archive/archive-writer.ts';
import type { Place } from '../start/place.ts';
import {
  digestOf,
  FORMAT,
  isNamed,
  MANIFEST_NAME,
  sealed,
  type KindDigest,
  type Manifest,
} from './fichero/manifest.ts';
import { FilesWriter, LinesWriter } from './fichero/package-writer.ts';
import { Parts, type Reader } from './partes/parts.ts';

async function writeKind<K extends Kind>(
  archive: ArchiveWriter,
  reader: Reader,
  kind: K,
  seen: (line: Line<K>) => void,
): Promise<KindDigest> {
  const writer = new LinesWriter(archive, kind);
  for await (const line of reader.linesOf(kind)) {
    seen(line);
    await writer.add(line);
  }
  return writer.finish();
}

async function writePackage(
  archive: ArchiveWriter,
  reader: Reader,
  equipo: mongo.ObjectId,
  producto: string,
): Promise<Manifest> {
  const tipos: KindDigest[] = [];
  let proyecto: Manifest['proyecto'] | null = null;
  for (const kind of KINDS) {
    const digest = await writeKind(archive, reader, kind, (line) => {
      if ('equipo' in line) proyecto = { _id: line._id, nombre: line.nombre, clave: line.clave };
    });
    if (isNamed(digest)) tipos.push(digest);
  }
  if (!proyecto) throw new Error('lo acaban de eliminar');
  const manifest = sealed({
    formato: FORMAT,
    producto,
    proyecto,
    huella: digestOf(tipos),
    tipos,
    equipo: await reader.people.castOf(equipo),
    personas: reader.people.named(),
  });
  await archive.add(MANIFEST_NAME, Buffer.from(JSON.stringify(manifest, null, 2)));
  return manifest;
}

/** Writes one project, as it is at a single instant, to a file. The product may be running meanwhile. */
export async function exportProject(
  place: Place,
  wanted: string,
  path: string,
  producto: string,
): Promise<Manifest> {
  const parts = await Parts.open(place);
  try {
    const { _id, equipo } = await parts.findProject(wanted);
    const archive = new ArchiveWriter(path);
    const files = new FilesWriter(archive);
    const digestOf = (bytes: Buffer) => files.add(bytes);
    const about = { proyecto: _id, equipo, privadas: null, digestOf, living: noneLiving() };
    try {
      const manifest = await parts.atOneInstant(about, (reader) =>
        writePackage(archive, reader, equipo, producto),
      );
      await archive.finish();
      return manifest;
    } catch (error) {
      await archive.discard();
      throw error;
    }
  } finally {
    await parts.close();
  }
}
