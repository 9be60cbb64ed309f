import { Schema, type Types } from 'mongoose';

export const BORRADO_MODEL = 'Borrado';

/** The erasure of a person: on its way until nothing of them is found anywhere. */
export interface BorradoDoc {
  /** Whose it is. */
  _id: Types.ObjectId;
  /** What to look for; forgotten too once nothing is left. */
  nombre?: string;
  correo?: string;
  /** Nobody else was called the same. */
  unica: boolean;
  pedido: Date;
  limpio: Date | null;
}

export const borradoModelSchema = new Schema<BorradoDoc>(
  {
    nombre: String,
    correo: String,
    unica: { type: Boolean, required: true },
    pedido: { type: Date, required: true },
    limpio: { type: Date, default: null },
  },
  { collection: 'borrados', versionKey: false },
);
