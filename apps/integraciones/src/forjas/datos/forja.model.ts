import type { EstadoForja, ReglasForja, TipoForja } from '@pmp/contracts/integraciones';
import { Schema } from 'mongoose';

export const FORJA = 'Forja';

/** Where the code of a project is, as far as it tells what happens there. */
export interface ForjaDoc {
  _id: string;
  nombre: string;
  tipo: TipoForja;
  proyecto: string;
  /** The team of the project as last known; its copy has none once the project is in the trash. */
  equipo: string | null;
  /** The keys that the project has had since: what was written with an old one still names its items. */
  claves: string[];
  reglas: ReglasForja;
  criterios: boolean;
  estado: EstadoForja;
  dueno: string;
  secreto: string;
  /** Accepted too, for a forge that has not been told the new one yet. */
  anterior: { secreto: string; hasta: Date } | null;
  creado: Date;
  recibido: Date | null;
  /** How much has come: who writes it takes turns with what comes at the same moment. */
  recibidos: number;
  rechazado: Date | null;
  version: number;
}

export const forjaModelSchema = new Schema<ForjaDoc>(
  {
    _id: { type: String, required: true },
    nombre: { type: String, required: true },
    tipo: { type: String, required: true },
    proyecto: { type: String, required: true },
    equipo: { type: String, default: null },
    claves: { type: [String], required: true },
    reglas: { type: Object, required: true },
    criterios: { type: Boolean, required: true },
    estado: { type: String, required: true },
    dueno: { type: String, required: true },
    secreto: { type: String, required: true },
    anterior: { type: Object, default: null },
    creado: { type: Date, required: true },
    recibido: { type: Date, default: null },
    recibidos: { type: Number, required: true },
    rechazado: { type: Date, default: null },
    version: { type: Number, required: true },
  },
  { collection: 'forjas', versionKey: false },
).index({ proyecto: 1, creado: 1, _id: 1 });
