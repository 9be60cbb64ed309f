import type { EstadoTrabajo } from '@pmp/contracts/proyectos';
import { Schema } from 'mongoose';
import { elementoFields, type ElementoDoc } from '../almacen/elemento.model';
import { tombstoneIndex } from '../almacen/tombstones';

export const EPICA = 'Epica';

export interface EpicaDoc extends ElementoDoc {
  estado: EstadoTrabajo;
}

export const epicaModelSchema = new Schema<EpicaDoc & { eliminado?: Date }>(
  {
    ...elementoFields,
    estado: String,
  },
  { collection: 'epicas', versionKey: false },
);

epicaModelSchema.index({ proyecto: 1, orden: 1 });
epicaModelSchema.index(...tombstoneIndex);
