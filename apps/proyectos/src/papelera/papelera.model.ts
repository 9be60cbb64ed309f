import type { CuentasPapelera, TipoPapelera } from '@pmp/contracts/proyectos';
import { Schema, Types } from 'mongoose';

export const PAPELERA = 'Papelera';

/**
 * One deletion that can be taken back. What it took is kept where it was, with this `_id` as its `eliminado`. Whoever
 * puts things into it or takes them out writes this document too, so that two of them never pass each other unseen.
 */
export interface PapeleraDoc {
  /** Of the deleted thing. */
  _id: Types.ObjectId;
  tipo: TipoPapelera;
  titulo: string;
  /** Itself, for a project. */
  proyecto: Types.ObjectId;
  padre: { tipo: TipoPapelera; _id: Types.ObjectId; titulo: string } | null;
  autor: Types.ObjectId;
  createdAt: Date;
  vence: Date;
  estado: 'guardado' | 'restaurando' | 'purgando';
  /** When the sweeper looks at it: at its end, or when whoever restores or purges it seems to have died. */
  revisar: Date;
  cuentas: CuentasPapelera;
  /** Its stories that were in a sprint that was not over. */
  sprints: { historia: string; sprint: string; nombre: string }[];
  /** Tasks that have come back to nobody so far. */
  sinAsignar: number;
  /** Who asked for its restoration, once that is under way. */
  restaurador: Types.ObjectId | null;
  /** Grows with each batch that goes in or out. */
  lotes: number;
}

export const papeleraModelSchema = new Schema<PapeleraDoc>(
  {
    tipo: String,
    titulo: String,
    proyecto: Types.ObjectId,
    padre: { type: { tipo: String, _id: Types.ObjectId, titulo: String }, default: null },
    autor: Types.ObjectId,
    createdAt: Date,
    vence: Date,
    estado: String,
    revisar: Date,
    cuentas: Object,
    sprints: [Object],
    sinAsignar: Number,
    restaurador: Types.ObjectId,
    lotes: Number,
  },
  { collection: 'papelera', versionKey: false },
);

papeleraModelSchema.index({ revisar: 1 });
papeleraModelSchema.index({ proyecto: 1, createdAt: -1 });
papeleraModelSchema.index({ createdAt: -1 });
papeleraModelSchema.index({ 'padre._id': 1 });
