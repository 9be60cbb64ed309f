import { Schema } from 'mongoose';

export const ADMIN_GUARD_MODEL = 'GuardaAdmin';

export interface AdminGuardDoc {
  _id: string;
  cambios: number;
}

export const adminGuardModelSchema = new Schema<AdminGuardDoc>(
  { _id: String, cambios: { type: Number, default: 0 } },
  { collection: 'guardas', versionKey: false },
);
