import { type Kind, KINDS, type Line, noneLiving, type Reading } from '@pmp/paquete';
import { mongo } from 'mongoose';
import { findProject } from '../../apps/proyectos/src/paquete/proyectos.part.ts';
import { People } from '../../apps/usuarios/src/paquete/usuarios.part.ts';
import { ArchiveWriter } from '../respaldo/archive/archive-writer.ts';
import { openSnapshot } from '../respaldo/dump/snapshot.ts';
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
import { type Bases, basesOf, openObjects, readKind } from './partes/parts.ts';

interface Packing {
  archive: ArchiveWriter;
  bases: Bases;
  people: People;
  reading: Omit<Reading, 'base'>;
}

async function writeKind<K extends Kind>(
  { archive, bases, reading }: Packing,
  kind: K,
  seen: (line: Line<K>) => void,
): Promise<KindDigest> {
  const writer = new LinesWriter(archive, kind);
  for await (const line of readKind(bases, reading, kind)) {
    seen(line);
    await writer.add(line);
  }
  return writer.finish();
}

async function writePackage(packing: Packing, equipo: mongo.ObjectId, producto: string): Promise<Manifest> {
  const tipos: KindDigest[] = [];
  let proyecto: Manifest['proyecto'] | null = null;
  for (const kind of KINDS) {
    const digest = await writeKind(packing, kind, (line) => {
      if ('equipo' in line) proyecto = { _id: line._id, nombre: line.nombre, clave: line.clave };
    });
    if (isNamed(digest)) tipos.push(digest);
  }
  if (!proyecto) throw new Error('lo acaban de eliminar');
  const { archive, people } = packing;
  const manifest = sealed({
    formato: FORMAT,
    producto,
    proyecto,
    huella: digestOf(tipos),
    tipos,
    equipo: await people.castOf(equipo),
    personas: people.named(),
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
  const client = await mongo.MongoClient.connect(place.mongodbUri, { appName: 'paquete' });
  try {
    const bases = basesOf(client, place);
    const { _id, equipo } = await findProject(bases.proyectos, wanted);
    const archive = new ArchiveWriter(path);
    const { session, end } = await openSnapshot(client, place.base('proyectos'));
    const files = new FilesWriter(archive);
    const people = new People(bases.usuarios, session);
    const addFile = (bytes: Buffer) => files.add(bytes);
    const objects = await openObjects(place);
    const reading = {
      session,
      objects,
      people,
      proyecto: _id,
      equipo,
      privadas: null,
      digestOf: addFile,
      living: noneLiving(),
    };
    try {
      const manifest = await writePackage({ archive, bases, people, reading }, equipo, producto);
      await archive.finish();
      return manifest;
    } catch (error) {
      await archive.discard();
      throw error;
    } finally {
      objects?.close();
      await end();
    }
  } finally {
    await client.close();
  }
}
