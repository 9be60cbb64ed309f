import { Schema, type Types } from 'mongoose';

export const RECORDATORIO_MODEL = 'Recordatorio';

/** One that waits for its time; told, it is a notification. */
export interface RecordatorioDoc {
  _id: Types.ObjectId;
  usuario: Types.ObjectId;
  texto: string;
  cuando: Date;
  accion: string | null;
}

export const recordatorioModelSchema = new Schema<RecordatorioDoc>(
  {
    usuario: { type: Schema.Types.ObjectId, required: true },
    texto: { type: String, required: true },
    cuando: { type: Date, required: true },
    accion: { type: String, default: null },
  },
  { collection: 'recordatorios', versionKey: false },
)
  .index({ usuario: 1, cuando: 1 })
  .index({ cuando: 1 });
