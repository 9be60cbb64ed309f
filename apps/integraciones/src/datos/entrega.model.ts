import type { EstadoEntrega, RespuestaEntrega } from '@pmp/contracts/integraciones';
import { DIAS_DE_ENTREGAS } from '@pmp/contracts/integraciones';
import { Schema } from 'mongoose';

export const ENTREGA = 'Entrega';
const DAY_S = 24 * 3_600;

/** One thing that happened, for one webhook. */
export interface EntregaDoc {
  _id: string;
  webhook: string;
  /** Of the fact; the receiver tells by it what it already has. */
  mensaje: string;
  tipo: string;
  /** What it is about; deliveries about the same arrive in their order. */
  entidad: string;
  cuerpo: string;
  estado: EstadoEntrega;
  /** Its place in the order of what the same service tells. */
  turno: number;
  intentos: number;
  creada: Date;
  respuesta: RespuestaEntrega | null;
}

export const entregaModelSchema = new Schema<EntregaDoc>(
  {
    _id: { type: String, required: true },
    webhook: { type: String, required: true },
    mensaje: { type: String, required: true },
    tipo: { type: String, required: true },
    entidad: { type: String, required: true },
    cuerpo: { type: String, required: true },
    estado: { type: String, required: true },
    turno: { type: Number, required: true },
    intentos: { type: Number, required: true },
    creada: { type: Date, required: true },
    respuesta: { type: Object, default: null },
  },
  { collection: 'entregas', versionKey: false },
)
  .index({ webhook: 1, mensaje: 1 }, { unique: true })
  .index({ webhook: 1, creada: -1, _id: -1 })
  .index({ webhook: 1, entidad: 1, estado: 1, turno: 1 })
  .index({ creada: 1 }, { expireAfterSeconds: DIAS_DE_ENTREGAS * DAY_S });
