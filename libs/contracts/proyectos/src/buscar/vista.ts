import {
  erroresComunes,
  fechaSchema,
  idSchema,
  INVISIBLES,
  nombreVisible,
  personaSchema,
  replySchema,
  textOf,
  versionSchema,
} from '@pmp/contracts/common';
import { z } from 'zod';
import { erroresProyectos } from '../errors';

/** Who sees a view: its maker alone, the members of a team, or whoever sees a project. */
export const AMBITOS_VISTA = ['privada', 'equipo', 'proyecto'] as const;
/** How what it finds is shown; a client that does not know one shows a list. */
export const PRESENTACIONES = ['lista', 'tablero', 'cronologia'] as const;
export const AGRUPACIONES = [
  'proyecto',
  'tipo',
  'epica',
  'estado',
  'prioridad',
  'asignado',
  'etiqueta',
] as const;
export const COLUMNAS_VISTA = [
  'clave',
  'proyecto',
  'tipo',
  'estado',
  'prioridad',
  'asignado',
  'etiquetas',
  'puntos',
  'vence',
  'actualizada',
] as const;

export const MAX_VISTAS_POR_PERSONA = 200;
const MAX_NOMBRE = 60;
const MAX_CONSULTA = 1000;

const ambitoSchema = z.enum(AMBITOS_VISTA, { error: textOf(erroresProyectos.ambitoNoValido) });
const presentacionSchema = z.enum(PRESENTACIONES, { error: textOf(erroresProyectos.presentacionNoValida) });
const agruparSchema = z.enum(AGRUPACIONES, { error: textOf(erroresProyectos.agrupacionNoValida) }).nullable();
const COLUMNAS = textOf(erroresProyectos.columnasDeVistaNoValidas);
const columnasSchema = z
  .array(z.enum(COLUMNAS_VISTA, { error: COLUMNAS }), { error: COLUMNAS })
  .max(COLUMNAS_VISTA.length, COLUMNAS)
  .transform((columnas) => COLUMNAS_VISTA.filter((columna) => columnas.includes(columna)));

/** A saved query and how to show what it finds. */
export const vistaSchema = z
  .object({
    _id: idSchema,
    nombre: z.string(),
    /** In the language of queries, its order too. */
    consulta: z.string(),
    ambito: z.enum(AMBITOS_VISTA),
    equipo: z.object({ _id: idSchema, nombre: z.string() }).nullable(),
    proyecto: z.object({ _id: idSchema, nombre: z.string(), clave: z.string() }).nullable(),
    presentacion: z.enum(PRESENTACIONES),
    agrupar: z.enum(AGRUPACIONES).nullable(),
    columnas: z.array(z.enum(COLUMNAS_VISTA)),
    creador: personaSchema.nullable(),
    /** Whether the caller may change and delete it. */
    editable: z.boolean(),
    createdAt: fechaSchema,
    updatedAt: fechaSchema,
    version: versionSchema,
  })
  .register(z.globalRegistry, { id: 'Vista' });
export type Vista = z.infer<typeof vistaSchema>;

const SIN_NOMBRE = textOf(erroresProyectos.vistaNecesitaNombre);

const vistaShape = {
  nombre: z
    .string({ error: SIN_NOMBRE })
    .trim()
    .min(1, SIN_NOMBRE)
    .max(MAX_NOMBRE, textOf(erroresComunes.demasiadoLargo, { max: MAX_NOMBRE }))
    .refine(nombreVisible, INVISIBLES),
  consulta: z
    .string({ error: textOf(erroresComunes.textoEsperado) })
    .max(MAX_CONSULTA, textOf(erroresComunes.demasiadoLargo, { max: MAX_CONSULTA }))
    .optional(),
  ambito: ambitoSchema.optional(),
  /** Of the team or the project that it is of; the other is not read. */
  equipo: idSchema.nullable().optional(),
  proyecto: idSchema.nullable().optional(),
  presentacion: presentacionSchema.optional(),
  agrupar: agruparSchema.optional(),
  columnas: columnasSchema.optional(),
};

export const vistaCreateSchema = z.object({ ...vistaShape, _id: idSchema.optional() });
export type VistaCreate = z.infer<typeof vistaCreateSchema>;

export const vistaUpdateSchema = z.object(vistaShape).partial().extend({ version: versionSchema.optional() });
export type VistaUpdate = z.infer<typeof vistaUpdateSchema>;

export const vistaReplySchema = replySchema({ vista: vistaSchema });
/** By name: one's own, those of one's teams and those of the projects that one sees. */
export const vistasReplySchema = replySchema({ vistas: z.array(vistaSchema) });

/** In the room `usuario.<id>` of whoever sees the view: what they can see among the views has changed. */
export const EVENTO_VISTAS_CAMBIADAS = 'vistas_cambiadas';
export const vistasCambiadasSchema = z.object({ _id: idSchema });
export type VistasCambiadas = z.infer<typeof vistasCambiadasSchema>;
