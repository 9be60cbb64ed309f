import type { FileRef } from '@pmp/paquete';
import { FILE_TERM_MS, type Keeping, refused, writeFile } from '@pmp/paquete/servicio';
import { mongo } from 'mongoose';
import type { ArchivoDoc } from '../archivos/archivo.model';

export async function keepFile(
  keeping: Keeping,
  file: FileRef,
  bytes: Buffer,
  people: ReadonlyMap<string, string>,
): Promise<void> {
  const id = new mongo.ObjectId(file._id);
  const present = await keeping.base.collection<ArchivoDoc>('archivos.files').findOne({ _id: id });
  if (present && present.metadata.caduca === null)
    throw refused(`el archivo «${file.nombre}» es aquí de otro mensaje`);
  const subidoPor = people.get(file.subidoPor)!;
  const metadata = { tipo: file.tipo, subidoPor, chat: null, caduca: new Date(Date.now() + FILE_TERM_MS) };
  await writeFile(keeping, id, file.nombre, bytes, metadata);
}
