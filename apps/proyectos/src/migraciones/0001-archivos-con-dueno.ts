import type { Migracion } from '@pmp/platform';
import type { Types } from 'mongoose';

interface Archivo {
  _id: Types.ObjectId;
  subidoPor: Types.ObjectId;
}

/** Writes on each stored file who uploaded it, as its task says, so that it counts for that person's quota. */
export const archivosConDueno: Migracion = {
  nombre: '0001-archivos-con-dueno',
  async apply(connection) {
    const files = connection.collection('archivos.files');
    const tareas = connection
      .collection<{ archivos: Archivo[] }>('tareas')
      .find({ 'archivos.0': { $exists: true } }, { projection: { archivos: 1 } });
    for await (const { archivos } of tareas) {
      for (const { _id, subidoPor } of archivos) {
        const metadata = { subidoPor: subidoPor.toHexString() };
        await files.updateOne({ _id, 'metadata.subidoPor': { $exists: false } }, { $set: { metadata } });
      }
    }
  },
};
