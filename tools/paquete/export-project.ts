import { mongo } from 'mongoose';
import type { EquipoDoc } from '../../apps/usuarios/src/equipos/equipo.model.ts';
import type { ProyectoDoc } from '../../apps/proyectos/src/acceso/proyecto.model.ts';
import { ArchiveWriter } from '../respaldo/archive/archive-writer.ts';
import type { Place } from '../start/place.ts';
import { openSnapshot } from '../respaldo/dump/snapshot.ts';
import { basesOf } from './bases.ts';
import { KINDS, type Kind, type Line } from './lines.ts';
import {
  digestOf,
  FORMAT,
  isNamed,
  MANIFEST_NAME,
  sealed,
  type KindDigest,
  type Manifest,
} from './manifest.ts';
import { FilesWriter, LinesWriter } from './package-writer.ts';
import { readKind } from './project-reader.ts';
import { startReading, type Reading } from './reading.ts';

async function writeKind<K extends Kind>(
  archive: ArchiveWriter,
  reading: Reading,
  kind: K,
  seen: (line: Line<K>) => void,
): Promise<KindDigest> {
  const writer = new LinesWriter(archive, kind);
  for await (const line of readKind(reading, kind)) {
    seen(line);
    await writer.add(line);
  }
  return writer.finish();
}

async function teamOf(
  { bases, session, people }: Reading,
  equipo: mongo.ObjectId,
): Promise<Manifest['equipo']> {
  const doc = await bases.usuarios.collection<EquipoDoc>('equipos').findOne({ _id: equipo }, { session });
  const miembros: Manifest['equipo']['miembros'] = [];
  for (const { usuario, rol } of doc?.miembros ?? [])
    miembros.push({ correo: await people.correoOf(usuario), rol });
  return { nombre: doc?.nombre ?? '', miembros };
}

/** Finds it by id, or by the clave that people use. */
async function findProject(base: mongo.Db, wanted: string): Promise<ProyectoDoc> {
  const named = /^[0-9a-f]{24}$/.test(wanted)
    ? { _id: new mongo.ObjectId(wanted) }
    : { clave: wanted.toUpperCase() };
  const found = await base.collection<ProyectoDoc>('proyectos').findOne({ ...named, eliminado: false });
  if (!found) throw new Error(`no hay ningún proyecto ${wanted}`);
  return found;
}

async function writePackage(
  archive: ArchiveWriter,
  reading: Reading,
  equipo: mongo.ObjectId,
  producto: string,
): Promise<Manifest> {
  const tipos: KindDigest[] = [];
  let proyecto: Manifest['proyecto'] | null = null;
  for (const kind of KINDS) {
    const digest = await writeKind(archive, reading, kind, (line) => {
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
    equipo: await teamOf(reading, equipo),
    personas: reading.people.named(),
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
    const snapshot = await openSnapshot(client, place.base('proyectos'));
    const files = new FilesWriter(archive);
    const reading = startReading(bases, snapshot.session, _id, (bytes) => files.add(bytes));
    try {
      const manifest = await writePackage(archive, reading, equipo, producto);
      await archive.finish();
      return manifest;
    } catch (error) {
      await archive.discard();
      throw error;
    } finally {
      await snapshot.end();
    }
  } finally {
    await client.close();
  }
}
