import {
  erroresComunes,
  fechaSchema,
  idSchema,
  personaSchema,
  referenciaSchema,
  textOf,
  textoSchema,
  tituloSchema,
  versionSchema,
} from '@pmp/contracts/common';
import { z } from 'zod';
import { erroresUsuarios } from './errors';
import { imagenOpcionalSchema } from './cuentas/imagen';

export const ROLES_EQUIPO = ['admin', 'miembro'] as const;
export const rolEquipoSchema = z.enum(ROLES_EQUIPO, { error: textOf(erroresUsuarios.rolEquipoNoValido) });

export const equipoSchema = z.object({
  _id: idSchema,
  nombre: z.string(),
  descripcion: z.string(),
  logo: z.string().nullable(),
  createdAt: fechaSchema,
  version: versionSchema,
  /** Only a global admin gets `correo`, as in the list of people. */
  miembros: z.array(
    z.object({ usuario: personaSchema.extend({ correo: z.string().optional() }), rol: rolEquipoSchema }),
  ),
});
export type RolEquipo = z.infer<typeof rolEquipoSchema>;
export type Equipo = z.infer<typeof equipoSchema>;

export const equipoResumenSchema = z.object({ _id: idSchema, nombre: z.string() });
export type EquipoResumen = z.infer<typeof equipoResumenSchema>;

export const MIN_MIEMBROS = 2;
const FALTAN_MIEMBROS = textOf(erroresUsuarios.faltanMiembros, { min: MIN_MIEMBROS });
const MAX_MIEMBROS = 500;

/** A member is sent as a bare user id, or as an object with the person's role in the team. */
const miembroSchema = z.union(
  [
    idSchema.transform((usuario) => ({ usuario, rol: undefined })),
    z.object({ usuario: referenciaSchema, rol: rolEquipoSchema.optional() }),
  ],
  { error: textOf(erroresComunes.identificadorNoValido) },
);

const equipoShape = {
  nombre: tituloSchema(textOf(erroresUsuarios.equipoSinNombre)),
  descripcion: textoSchema.optional(),
  miembros: z
    .array(miembroSchema, { error: FALTAN_MIEMBROS })
    .max(MAX_MIEMBROS, textOf(erroresUsuarios.demasiadosMiembros, { max: MAX_MIEMBROS }))
    .refine((miembros) => new Set(miembros.map((m) => m.usuario)).size >= MIN_MIEMBROS, FALTAN_MIEMBROS),
  logo: imagenOpcionalSchema.optional(),
};

export const equipoCreateSchema = z.object({ _id: idSchema.optional(), ...equipoShape });

export const equipoUpdateSchema = z
  .object(equipoShape)
  .partial()
  .extend({ version: versionSchema.optional() });

export type EquipoCreate = z.infer<typeof equipoCreateSchema>;
export type EquipoUpdate = z.infer<typeof equipoUpdateSchema>;
export type MiembroPedido = EquipoCreate['miembros'][number];
