import { mongo } from 'mongoose';
import type { ArchivoDoc } from '../../apps/mensajes/src/archivos/archivo.model.ts';
import type { SweepDoc } from '../../apps/proyectos/src/elementos/sweeps/sweep.model.ts';
import { readEntries } from './package-entries.ts';
import type { Plan } from './plan.ts';
import type { Bases } from './reading.ts';
import type { FileRef } from './references.ts';
import { hasFile, writeFile } from './stored-files.ts';

/** How long files without an owner wait for the transaction that claims them; after that the services delete them. */
const TERM_MS = 3_600_000;

async function uploadOfTarea(base: mongo.Db, { _id, nombre }: FileRef, bytes: Buffer): Promise<void> {
  const id = new mongo.ObjectId(_id);
  const barridos = base.collection<SweepDoc>('barridos');
  const isLoose = (await barridos.findOne({ _id: id, tipo: 'archivo' })) !== null;
  if (!isLoose && (await hasFile(base, id))) throw new Error(`el archivo «${nombre}» es aquí de otra tarea`);
  const desde = new Date(Date.now() + TERM_MS);
  await barridos.updateOne({ _id: id }, { $set: { tipo: 'archivo', desde } }, { upsert: true });
  await writeFile(base, id, nombre, bytes);
}

async function uploadOfMensaje(base: mongo.Db, file: FileRef, bytes: Buffer, people: Map<string, string>) {
  const id = new mongo.ObjectId(file._id);
  const present = await base.collection<ArchivoDoc>('archivos.files').findOne({ _id: id });
  if (present && present.metadata.caduca === null)
    throw new Error(`el archivo «${file.nombre}» es aquí de otro mensaje`);
  const subidoPor = people.get(file.subidoPor)!;
  const metadata = { tipo: file.tipo, subidoPor, chat: null, caduca: new Date(Date.now() + TERM_MS) };
  await writeFile(base, id, file.nombre, bytes, metadata);
}

/**
 * Before the transactions: if the import dies after this, the services delete these files or the next attempt replaces
 * them.
 */
export async function uploadFiles(bases: Bases, { inspected, files, where }: Plan): Promise<void> {
  if (files.length === 0) return;
  for await (const entry of readEntries(inspected.path)) {
    if (entry.what !== 'file') continue;
    for (const file of files.filter(({ sha256 }) => sha256 === entry.sha256)) {
      if (file.owner === 'proyectos') await uploadOfTarea(bases.proyectos, file, entry.bytes);
      else await uploadOfMensaje(bases.mensajes, file, entry.bytes, where.people);
    }
  }
}
