import { Schema } from 'mongoose';

export const ENVIO = 'Envio';

/** Records that somebody was notified of an alert. It outlives the alert, so that nobody is notified again. */
export interface EnvioDoc {
  /** `<alerta>:<usuario>`, and `:reglas` if nobody sent it, so that it exists once. */
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
