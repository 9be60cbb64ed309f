import { Schema } from 'mongoose';

export const INICIO = 'Inicio';

/** When a sprint really started, and what was in it then. */
export interface InicioDoc {
  /** Id of the sprint. */
  _id: string;
  proyecto: string;
  fecha: Date;
  /** Points by story id; null where the start was learned of too late to measure them. */
  puntos: Record<string, number> | null;
}

export const inicioModelSchema = new Schema<InicioDoc>(
  { _id: String, proyecto: String, fecha: Date, puntos: Object },
  { collection: 'inicios', versionKey: false, minimize: false },
);

inicioModelSchema.index({ proyecto: 1 });
