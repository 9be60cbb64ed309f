import type { Types } from 'mongoose';

/** One of the criteria by which an element is accepted. */
export interface CriterioDoc {
  _id: Types.ObjectId;
  texto: string;
  hecho: boolean;
  /** What code has last said of it; absent: nothing. */
  prueba?: {
    /** By which number commits name it, wherever it has been moved since. */
    n: number;
    version: number;
    /** Whether the tick is of code, and not of a person: only such a one is taken back. */
    marca: boolean;
  };
}
