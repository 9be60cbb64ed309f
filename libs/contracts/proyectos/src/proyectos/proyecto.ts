import {
  diaOpcionalSchema,
  diaSchema,
  erroresComunes,
  fechaSchema,
  idSchema,
  INVISIBLES,
  nombreVisible,
  personaSchema,
  prioridadSchema,
  referenciaObligatoriaSchema,
  referenciaSchema,
  textOf,
  textoSchema,
  tituloSchema,
  versionSchema,
} from '@pmp/contracts/common';
import { z } from 'zod';
import { erroresProyectos } from '../errors';

export const ESTADOS_PROYECTO = ['activo', 'pausado', 'completado', 'cancelado'] as const;
export const estadoProyectoSchema = z.enum(ESTADOS_PROYECTO, {
  error: textOf(erroresComunes.estadoNoValido),
});
export type EstadoProyecto = z.infer<typeof estadoProyectoSchema>;

export const proyectoSchema = z.object({
  _id: idSchema,
  nombre: z.string(),
  clave: z.string(),
  /** Keys that it had before, whose addresses still lead to it. Absent: none. */
  clavesAnteriores: z.array(z.string()).optional(),
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

const MIN_CLAVE = 2;
export const MAX_CLAVE_PROYECTO = 10;
const CLAVE_LENGTH = textOf(erroresProyectos.claveNoValida, { min: MIN_CLAVE, max: MAX_CLAVE_PROYECTO });
export const claveSchema = z
  .string({ error: CLAVE_LENGTH })
  .trim()
  .min(MIN_CLAVE, CLAVE_LENGTH)
  .max(MAX_CLAVE_PROYECTO, CLAVE_LENGTH)
  .refine(nombreVisible, INVISIBLES)
  .transform((clave) => clave.toUpperCase());

const proyectoShape = {
  nombre: tituloSchema(textOf(erroresProyectos.proyectoSinNombre)),
  descripcion: textoSchema.optional(),
  equipo: z.preprocess((equipo) => equipo || undefined, referenciaSchema.optional()),
  estado: estadoProyectoSchema.optional(),
  prioridad: prioridadSchema.optional(),
  fechaInicio: diaSchema.optional(),
  fechaFin: diaOpcionalSchema.optional(),
};

const FIN_ANTES_DE_INICIO = textOf(erroresProyectos.finAntesDeInicio);

const endsAfterStart = (p: { fechaInicio?: Date | undefined; fechaFin?: Date | null | undefined }) =>
  !p.fechaInicio || !p.fechaFin || p.fechaFin >= p.fechaInicio;

export const proyectoCreateSchema = z
  .object({
    ...proyectoShape,
    _id: idSchema.optional(),
    clave: claveSchema,
    equipo: z.preprocess(
      (equipo) => equipo || undefined,
      referenciaObligatoriaSchema(textOf(erroresProyectos.faltaEquipo)),
    ),
  })
  .refine(endsAfterStart, { path: ['fechaFin'], error: FIN_ANTES_DE_INICIO });
export type ProyectoCreate = z.infer<typeof proyectoCreateSchema>;

/** A `clave` in the body is ignored: the key of a project is changed by itself. */
export const proyectoUpdateSchema = z
  .object(proyectoShape)
  .partial()
  .extend({ version: versionSchema.optional() })
  .refine(endsAfterStart, { path: ['fechaFin'], error: FIN_ANTES_DE_INICIO });
export type ProyectoUpdate = z.infer<typeof proyectoUpdateSchema>;

/** PUT /api/proyectos/{id}/clave. */
export const proyectoClaveSchema = z.object({ clave: claveSchema, version: versionSchema.optional() });
export type ProyectoClave = z.infer<typeof proyectoClaveSchema>;
