import type { TipoCalendario } from '@pmp/contracts/integraciones';
import { Schema } from 'mongoose';

export const CALENDARIO = 'Calendario';

export interface CalendarioDoc {
  _id: string;
  usuario: string;
  nombre: string;
  tipo: TipoCalendario;
  proyecto: string | null;
  /** SHA-256 of the secret in its address, which is stored nowhere. */
  huella: string;
  creado: Date;
  renovado: Date;
  leido: Date | null;
}

export const calendarioModelSchema = new Schema<CalendarioDoc>(
  {
    _id: { type: String, required: true },
    usuario: { type: String, required: true },
    nombre: { type: String, required: true },
    tipo: { type: String, required: true },
    proyecto: { type: String, default: null },
    huella: { type: String, required: true },
    creado: { type: Date, required: true },
    renovado: { type: Date, required: true },
    leido: { type: Date, default: null },
  },
  { collection: 'calendarios', versionKey: false },
)
  .index({ huella: 1 }, { unique: true })
  .index({ usuario: 1, creado: 1 });
