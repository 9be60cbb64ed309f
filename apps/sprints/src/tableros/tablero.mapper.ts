import { NOMBRES_COLUMNA, type Tablero, type TableroCreate } from '@pmp/contracts/sprints';
import { Types } from 'mongoose';
import type { TableroDoc } from './tablero.model';

export const newTablero = (datos: TableroCreate, creador: string, now: Date): TableroDoc => ({
  _id: new Types.ObjectId(datos._id),
  nombre: datos.nombre,
  descripcion: datos.descripcion ?? '',
  proyecto: datos.proyecto,
  columnas: NOMBRES_COLUMNA.map((nombre) => ({ _id: new Types.ObjectId(), nombre })),
  creador,
  createdAt: now,
  version: 1,
});

export const toTablero = (doc: TableroDoc): Tablero => ({
  _id: doc._id.toHexString(),
  nombre: doc.nombre,
  descripcion: doc.descripcion,
  proyecto: doc.proyecto,
  version: doc.version,
});
