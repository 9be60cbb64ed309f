import { Schema } from 'mongoose';

export const CONOCIDO_MODEL = 'DispositivoConocido';

/** With what, and from about where, a person has signed in. */
export interface ConocidoDoc {
  /** Digest of the person, the browser and the network: recognised again, and read by nobody. */
  _id: string;
  usuario: string;
  expira: Date;
}

export const conocidoModelSchema = new Schema<ConocidoDoc>(
  {
    _id: { type: String, required: true },
    usuario: { type: String, required: true },
    expira: { type: Date, required: true },
  },
  { collection: 'dispositivos_conocidos', versionKey: false },
);

conocidoModelSchema.index({ usuario: 1 });
conocidoModelSchema.index({ expira: 1 }, { expireAfterSeconds: 0 });
