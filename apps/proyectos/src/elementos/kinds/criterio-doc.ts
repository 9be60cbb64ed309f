import type { Types } from 'mongoose';

/** One of the criteria by which an element is accepted. */
export interface CriterioDoc {
  _id: Types.ObjectId;
  texto: string;
  hecho: boolean;
}
