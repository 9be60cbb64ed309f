import { FILE_TERM_MS, type FileRef, writeFile } from '@pmp/paquete';
import { mongo } from 'mongoose';
import type { ArchivoDoc } from '../archivos/archivo.model';

export async function keepFile(
  base: mongo.Db,
  file: FileRef,
  bytes: Buffer,
  people: ReadonlyMap<string, string>,
): Promise<void> {
  const id = new mongo.ObjectId(file._id);
  const present = await base.collection<ArchivoDoc>('archivos.files').findOne({ _id: id });
  if (present && present.metadata.caduca === null)
    throw new Error(`el archivo «${file.nombre}» es aquí de otro mensaje`);
  const subidoPor = people.get(file.subidoPor)!;
  const metadata = { tipo: file.tipo, subidoPor, chat: null, caduca: new Date(Date.now() + FILE_TERM_MS) };
  await writeFile(base, id, file.nombre, bytes, metadata);
}
