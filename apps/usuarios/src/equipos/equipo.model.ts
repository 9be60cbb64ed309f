import { ROLES_EQUIPO, type RolEquipo } from '@pmp/contracts/usuarios';
import type { ConAutores } from '@pmp/platform';
import { Schema, type Types } from 'mongoose';

export const EQUIPO_MODEL = 'Equipo';

export interface EquipoDoc extends ConAutores {
  _id: Types.ObjectId;
  nombre: string;
  descripcion: string;
  logo: string | null;
  miembros: { usuario: Types.ObjectId; rol: RolEquipo }[];
  creador: Types.ObjectId;
  /**
   * Set when the team is deleted. The document stays, without members: if its id started again at version 1, every copy
   * would ignore it as older than the deletion.
   */
  eliminadoEn: Date | null;
  /** The deletion under way, if any; without it, that deletion can no longer happen. */
  cierre?: string;
  createdAt: Date;
  updatedAt: Date;
}

export const equipoModelSchema = new Schema<EquipoDoc>(
  {
    nombre: { type: String, required: true },
    descripcion: { type: String, default: '' },
    logo: { type: String, default: null },
    miembros: [
      new Schema(
        {
          usuario: { type: Schema.Types.ObjectId, required: true },
          rol: { type: String, enum: ROLES_EQUIPO, required: true },
        },
        { _id: false },
      ),
    ],
    creador: { type: Schema.Types.ObjectId, required: true },
    eliminadoEn: { type: Date, default: null },
    cierre: String,
    version: { type: Number, default: 1 },
    autores: { type: [Object], default: undefined },
  },
  { collection: 'equipos', timestamps: true, versionKey: false },
);

equipoModelSchema.index({ 'miembros.usuario': 1 });
equipoModelSchema.index({ createdAt: -1, _id: -1 });
