import type { Paquete, PlanPaquete } from '@pmp/contracts/proyectos';
import { Schema, type Types } from 'mongoose';

export const PAQUETE = 'Paquete';

/** A package that has come in. Its bytes are a file with the same id. */
export interface PaqueteDoc {
  _id: Types.ObjectId;
  estado: Paquete['estado'];
  fallo: string | null;
  plan: PlanPaquete | null;
  tamano: number;
  /** Id or name of the team that it is to go to, instead of the one that it names. */
  equipo: string | null;
  /** When whoever is at it was last heard of. */
  latido: Date;
  /** The broker of the database forgets it then, and the sweeper its bytes. */
  caduca: Date;
}

export const paqueteModelSchema = new Schema<PaqueteDoc>(
  {
    estado: String,
    fallo: String,
    plan: Schema.Types.Mixed,
    tamano: Number,
    equipo: String,
    latido: Date,
    caduca: Date,
  },
  { collection: 'paquetes', versionKey: false },
);

paqueteModelSchema.index({ caduca: 1 }, { expireAfterSeconds: 0 });
