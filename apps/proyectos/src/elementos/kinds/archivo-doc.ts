import type { TipoArchivo } from '@pmp/contracts/proyectos';
import type { Types } from 'mongoose';

/** A file of a task; its bytes are in GridFS under the same id. */
export interface ArchivoDoc {
  _id: Types.ObjectId;
  nombre: string;
  tipo: TipoArchivo;
  tamano: number;
  subidoPor: Types.ObjectId;
  fecha: Date;
}
