import type { CambioHecho, TokenCitado } from '@pmp/contracts/common';
import { Schema } from 'mongoose';

export const ENTRADA_MODEL = 'EntradaAuditoria';

/** One line of the trail. It is written once; nothing in this program changes or removes it. */
export interface EntradaDoc {
  /** Its place in the chain: 1, 2, 3 … */
  _id: number;
  cuando: Date;
  quien: string | null;
  /** The personal token that it was done with; absent: none. */
  token?: TokenCitado;
  servicio: string;
  entidad: string;
  id: string | null;
  titulo: string | null;
  proyecto: string | null;
  accion: string;
  cambios: CambioHecho[];
  mensaje: string;
  previa: string;
  huella: string;
}

export const entradaModelSchema = new Schema<EntradaDoc>(
  { _id: Number },
  { collection: 'auditoria', strict: false, versionKey: false },
);

/** The same event cannot be recorded twice. */
entradaModelSchema.index({ mensaje: 1 }, { unique: true });
entradaModelSchema.index({ cuando: -1, _id: -1 });
entradaModelSchema.index({ id: 1, _id: -1 });
entradaModelSchema.index({ quien: 1, cuando: -1, _id: -1 });
entradaModelSchema.index({ proyecto: 1, cuando: -1, _id: -1 });
entradaModelSchema.index({ entidad: 1, cuando: -1, _id: -1 });
