import type { ContenidoPlantilla, TipoPlantilla } from '@pmp/contracts/proyectos';
import type { ConAutores } from '@pmp/platform';
import { Schema, Types } from 'mongoose';
import { tombstoneIndex } from '../../storage/tombstones';

export const PLANTILLA = 'Plantilla';

export interface PlantillaDoc extends ConAutores {
  _id: Types.ObjectId;
  nombre: string;
  tipo: TipoPlantilla;
  /** Labels by their ids: one that has been deleted is left out when it is used. */
  contenido: ContenidoPlantilla;
  proyecto: Types.ObjectId;
  createdAt: Date;
  updatedAt: Date;
}

export const plantillaModelSchema = new Schema<PlantillaDoc & { eliminado?: Date }>(
  {
    nombre: String,
    tipo: String,
    contenido: Schema.Types.Mixed,
    proyecto: Types.ObjectId,
    createdAt: Date,
    updatedAt: Date,
    version: Number,
    autores: { type: [Object], default: undefined },
    eliminado: Date,
  },
  { collection: 'plantillas', versionKey: false },
);

plantillaModelSchema.index({ proyecto: 1, nombre: 1, _id: 1 });
plantillaModelSchema.index({ 'conservado.proyecto': 1 }, { sparse: true });
plantillaModelSchema.index(...tombstoneIndex);
