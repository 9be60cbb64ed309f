import type { EstadoTrabajo } from '@pmp/contracts/proyectos';
import { Schema, Types } from 'mongoose';
import { elementoFields, type ElementoDoc } from '../almacen/elemento.model';
import { tombstoneIndex, unpublishedIndex } from '../almacen/tombstones';

export const HISTORIA = 'Historia';

export interface HistoriaDoc extends ElementoDoc {
  comoUsuario: string;
  quiero: string;
  para: string;
  estado: EstadoTrabajo;
  puntos: number;
  epica: Types.ObjectId;
}

export const historiaModelSchema = new Schema<HistoriaDoc & { eliminado?: Date }>(
  {
    ...elementoFields,
    comoUsuario: String,
    quiero: String,
    para: String,
    estado: String,
    puntos: Number,
    epica: Types.ObjectId,
  },
  { collection: 'historias', versionKey: false },
);

historiaModelSchema.index({ proyecto: 1, orden: 1 });
historiaModelSchema.index({ epica: 1, orden: 1 });
historiaModelSchema.index(...tombstoneIndex);
historiaModelSchema.index(...unpublishedIndex);
