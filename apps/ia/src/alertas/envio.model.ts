import { Schema } from 'mongoose';

export const ENVIO = 'Envio';

/** Somebody was told of an alert; outlives the alerts, so that nobody is told again. */
export interface EnvioDoc {
  /** `<alerta>:<usuario>`: once. */
  _id: string;
  alerta: string;
  usuario: string;
  proyecto: string;
  autor: string;
  fecha: Date;
}

export const envioModelSchema = new Schema<EnvioDoc>(
  { _id: String, alerta: String, usuario: String, proyecto: String, autor: String, fecha: Date },
  { collection: 'envios', versionKey: false },
);

envioModelSchema.index({ alerta: 1 });
envioModelSchema.index({ proyecto: 1 });
