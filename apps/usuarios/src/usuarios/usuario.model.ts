import {
  ESTADOS_USUARIO,
  type EstadoUsuario,
  type Preferencias,
  PREFERENCIAS_INICIALES,
  type Rol,
  ROLES,
} from '@pmp/contracts/usuarios';
import { Schema, type Types } from 'mongoose';

export const USUARIO_MODEL = 'Usuario';

export interface UsuarioDoc {
  _id: Types.ObjectId;
  nombre: string;
  /** As the person wrote it; comparisons use `correoClave`. */
  correo: string;
  correoClave: string;
  /** argon2id in PHC form; empty: no password is accepted. */
  hash: string;
  avatar: string | null;
  rol: Rol;
  estado: EstadoUsuario;
  /** Tokens with a smaller number are invalid. */
  sesion: number;
  /** Sessions closed one by one since `sesion` last grew; missing in older accounts. */
  sesionesCerradas?: { sid: string; expira: Date }[];
  preferencias: Preferencias;
  /** false: nobody has shown yet that they read mail to `correo`; missing in accounts older than this field. */
  correoConfirmado?: boolean;
  /** A sign-in asks for a second factor, which is in `factores`. */
  factor?: boolean;
  /** Made for the demonstration, with a password that others know; it ends when a new password is set. */
  demo?: boolean;
  /** The account is a program's: no password ever opens it, only its tokens do. */
  bot?: boolean;
  /** The words by which the account is found, and its place among the names; missing in older accounts until filled in. */
  palabras?: string[];
  orden?: string;
  /** When the person was erased; the document stays, without them, for what they made. */
  borrado?: Date | null;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

export const usuarioModelSchema = new Schema<UsuarioDoc>(
  {
    nombre: { type: String, required: true },
    correo: { type: String, required: true },
    correoClave: { type: String, required: true },
    hash: { type: String, default: '' },
    avatar: { type: String, default: null },
    rol: { type: String, enum: ROLES, default: 'usuario' },
    estado: { type: String, enum: ESTADOS_USUARIO, default: 'activo' },
    sesion: { type: Number, default: 1 },
    sesionesCerradas: { type: [{ _id: false, sid: String, expira: Date }], default: [] },
    preferencias: { type: Schema.Types.Mixed, default: () => ({ ...PREFERENCIAS_INICIALES }) },
    correoConfirmado: { type: Boolean },
    factor: { type: Boolean },
    demo: { type: Boolean, default: false },
    bot: { type: Boolean },
    palabras: { type: [String], default: undefined },
    orden: { type: String },
    borrado: { type: Date, default: null },
    version: { type: Number, default: 1 },
  },
  { collection: 'usuarios', timestamps: true, versionKey: false },
);

usuarioModelSchema.index({ correoClave: 1 }, { unique: true });
// Lists leave out who was erased, and say how many the others are: both are read from the index.
usuarioModelSchema.index({ borrado: 1, createdAt: -1, _id: -1 });
usuarioModelSchema.index({ borrado: 1, orden: 1, _id: 1 });
usuarioModelSchema.index({ rol: 1, estado: 1 });
usuarioModelSchema.index({ palabras: 1 });
