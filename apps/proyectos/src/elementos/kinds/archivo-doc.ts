import type { TipoArchivo } from '@pmp/contracts/proyectos';
import { Types } from 'mongoose';

/** A file of an element; its bytes are in GridFS under the same id. */
export interface ArchivoDoc {
  _id: Types.ObjectId;
  nombre: string;
  tipo: TipoArchivo;
  tamano: number;
  subidoPor: Types.ObjectId;
  fecha: Date;
}

/** How a kind of element stores them. */
export const archivosFields = {
  archivos: [{ nombre: String, tipo: String, tamano: Number, subidoPor: Types.ObjectId, fecha: Date }],
};
