import {
  diaOpcionalSchema,
  diaSchema,
  fechaSchema,
  idSchema,
  personaSchema,
  prioridadSchema,
  referenciaObligatoriaSchema,
  referenciaSchema,
  textoSchema,
  tituloSchema,
  versionSchema,
} from '@pmp/contracts/common';
import { z } from 'zod';

export const ESTADOS_PROYECTO = ['activo', 'pausado', 'completado', 'cancelado'] as const;
export const estadoProyectoSchema = z.enum(ESTADOS_PROYECTO, { error: 'El estado no es válido' });
export type EstadoProyecto = z.infer<typeof estadoProyectoSchema>;

export const proyectoSchema = z.object({
  _id: idSchema,
  nombre: z.string(),
  clave: z.string(),
  descripcion: z.string(),
  equipo: z.object({ _id: idSchema, nombre: z.string() }),
  estado: estadoProyectoSchema,
  prioridad: prioridadSchema,
  fechaInicio: fechaSchema,
  fechaFin: fechaSchema.nullable(),
  creador: personaSchema.nullable(),
  createdAt: fechaSchema,
  updatedAt: fechaSchema,
  version: versionSchema,
});
export type Proyecto = z.infer<typeof proyectoSchema>;

const CLAVE_LENGTH = 'La clave debe tener entre 2 y 10 caracteres';
export const claveSchema = z
  .string({ error: CLAVE_LENGTH })
  .trim()
  .min(2, CLAVE_LENGTH)
  .max(10, CLAVE_LENGTH)
  .transform((clave) => clave.toUpperCase());

const proyectoShape = {
  nombre: tituloSchema('El nombre del proyecto es obligatorio'),
  descripcion: textoSchema.optional(),
  equipo: z.preprocess((equipo) => equipo || undefined, referenciaSchema.optional()),
  estado: estadoProyectoSchema.optional(),
  prioridad: prioridadSchema.optional(),
  fechaInicio: diaSchema.optional(),
  fechaFin: diaOpcionalSchema.optional(),
};

const FIN_ANTES_DE_INICIO = 'La fecha de fin no puede ser anterior a la fecha de inicio';

const endsAfterStart = (p: { fechaInicio?: Date | undefined; fechaFin?: Date | null | undefined }) =>
  !p.fechaInicio || !p.fechaFin || p.fechaFin >= p.fechaInicio;

export const proyectoCreateSchema = z
  .object({
    ...proyectoShape,
    _id: idSchema.optional(),
    clave: claveSchema,
    equipo: z.preprocess(
      (equipo) => equipo || undefined,
      referenciaObligatoriaSchema('Debes seleccionar un equipo'),
    ),
  })
  .refine(endsAfterStart, { path: ['fechaFin'], error: FIN_ANTES_DE_INICIO });
export type ProyectoCreate = z.infer<typeof proyectoCreateSchema>;

/** A `clave` in the body is ignored: the key of a project never changes. */
export const proyectoUpdateSchema = z
  .object(proyectoShape)
  .partial()
  .extend({ version: versionSchema.optional() })
  .refine(endsAfterStart, { path: ['fechaFin'], error: FIN_ANTES_DE_INICIO });
export type ProyectoUpdate = z.infer<typeof proyectoUpdateSchema>;
