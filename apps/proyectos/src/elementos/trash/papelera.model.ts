import type { CuentasPapelera, TipoPapelera } from '@pmp/contracts/proyectos';
import { Schema, Types } from 'mongoose';

export const PAPELERA = 'Papelera';

/**
 * One deletion that can be undone. What it deleted stays in its own collection, with this `_id` as its `eliminado`.
 * Whoever adds to an entry or takes from it writes this document too, so that two such transactions conflict instead of
 * missing each other.
 */
export interface PapeleraDoc {
  /** Id of the deleted entity. */
  _id: Types.ObjectId;
  tipo: TipoPapelera;
  titulo: string;
  /** For a project, its own id. */
  proyecto: Types.ObjectId;
  /**
   * The team that keeps the entry, with the project's name at that time: it owned the project when this was deleted, and
   * the project has gone to another team since. Absent: whoever owns the project.
   */
  dejado?: { equipo: Types.ObjectId; nombre: string };
  padre: { tipo: TipoPapelera; _id: Types.ObjectId; titulo: string } | null;
  autor: Types.ObjectId;
  createdAt: Date;
  vence: Date;
  estado: 'guardado' | 'restaurando' | 'purgando';
  /**
   * When the sweeper next looks at it: when its time is up, or when the process that restores or purges it seems to
   * have died.
   */
  revisar: Date;
  cuentas: CuentasPapelera;
  /** Its stories that were in an unfinished sprint. */
  sprints: { historia: string; sprint: string; nombre: string }[];
  /** Tasks that have lost their assignee so far while being restored. */
  sinAsignar: number;
  /** Who asked for its restoration, once that is under way. */
  restaurador: Types.ObjectId | null;
  /**
   * Names its deletion as long as not all of its tombstones have been published. Until then it is not purged, as nobody
   * would tell the copies any more.
   */
  sinPublicar?: string | null;
  /** Grows with each batch that goes in or out. */
  lotes: number;
}

export const papeleraModelSchema = new Schema<PapeleraDoc>(
  {
    tipo: String,
    titulo: String,
    proyecto: Types.ObjectId,
    padre: { type: { tipo: String, _id: Types.ObjectId, titulo: String }, default: null },
    dejado: { type: { equipo: Types.ObjectId, nombre: String }, default: undefined },
    autor: Types.ObjectId,
    createdAt: Date,
    vence: Date,
    estado: String,
    revisar: Date,
    cuentas: Object,
    sprints: [Object],
    sinAsignar: Number,
    restaurador: Types.ObjectId,
    sinPublicar: String,
    lotes: Number,
  },
  { collection: 'papelera', versionKey: false },
);

papeleraModelSchema.index({ revisar: 1 });
papeleraModelSchema.index({ proyecto: 1, createdAt: -1, _id: -1 });
papeleraModelSchema.index({ createdAt: -1, _id: -1 });
papeleraModelSchema.index({ 'padre._id': 1 });
