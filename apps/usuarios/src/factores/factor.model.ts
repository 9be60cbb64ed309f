import { Schema } from 'mongoose';

export const FACTOR_MODEL = 'Factor';

export interface FactorDoc {
  /** Whose it is. */
  _id: string;
  /** The seed of the application, encrypted; missing until its first code has been seen. */
  semilla?: string;
  desde?: Date;
  /** The last period whose code was accepted: none is good twice. */
  paso?: number;
  /** A seed that has been shown, and waits for its first code. */
  pendiente?: { semilla: string; expira: Date };
  /** Digests of the recovery codes that are left. */
  codigos: string[];
}

export const factorModelSchema = new Schema<FactorDoc>(
  {
    _id: { type: String, required: true },
    semilla: { type: String },
    desde: { type: Date },
    paso: { type: Number },
    pendiente: { type: new Schema({ semilla: String, expira: Date }, { _id: false }) },
    codigos: { type: [String], default: [] },
  },
  { collection: 'factores', versionKey: false },
);
