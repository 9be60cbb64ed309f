import { Schema, type Types } from 'mongoose';

export const LLAVE_MODEL = 'LlaveAcceso';

export interface LlaveDoc {
  _id: Types.ObjectId;
  usuario: string;
  nombre: string;
  /** What the device calls it, in base64url. */
  credencial: string;
  /** The site it was made for (`proyectos.ejemplo.es`): it answers to no other. */
  sitio: string;
  /** What the device keeps of whose it is, in base64url: random, and nobody's name or address. */
  asa: string;
  /** Its public key (COSE), in base64url. */
  clave: string;
  /** How often it has answered, where the device counts. */
  contador: number;
  /** How the browser reaches it: `internal`, `usb`, `hybrid`. */
  transportes: string[];
  creada: Date;
  usada: Date | null;
}

export const llaveModelSchema = new Schema<LlaveDoc>(
  {
    usuario: { type: String, required: true },
    nombre: { type: String, required: true },
    credencial: { type: String, required: true },
    sitio: { type: String, required: true },
    asa: { type: String, required: true },
    clave: { type: String, required: true },
    contador: { type: Number, required: true },
    transportes: { type: [String], default: [] },
    creada: { type: Date, required: true },
    usada: { type: Date, default: null },
  },
  { collection: 'llaves_acceso', versionKey: false },
);

llaveModelSchema.index({ credencial: 1 }, { unique: true });
llaveModelSchema.index({ usuario: 1 });
