import { Schema } from 'mongoose';

export const INICIO = 'Inicio';

/** When a sprint really started, and what it contained. */
export interface InicioDoc {
  /** Id of the sprint. */
  _id: string;
  proyecto: string;
  fecha: Date;
  /** Points by story id; null if the start became known too late to measure them. */
  puntos: Record<string, number> | null;
}

export const inicioModelSchema = new Schema<InicioDoc>(
  { _id: String, proyecto: String, fecha: Date, puntos: Object },
  { collection: 'inicios', versionKey: false, minimize: false },
);

inicioModelSchema.index({ proyecto: 1 });
