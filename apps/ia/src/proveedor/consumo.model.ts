import { Schema } from 'mongoose';

export const CONSUMO = 'Consumo';

const KEPT_SECONDS = 40 * 86_400;

/** Tokens that one person has used on one day. */
export interface ConsumoDoc {
  /** `<persona>:<día>` */
  _id: string;
  tokens: number;
  fecha: Date;
}

export const consumoModelSchema = new Schema<ConsumoDoc>(
  { _id: String, tokens: { type: Number, required: true }, fecha: { type: Date, required: true } },
  { collection: 'consumos', versionKey: false },
).index({ fecha: 1 }, { expireAfterSeconds: KEPT_SECONDS });
