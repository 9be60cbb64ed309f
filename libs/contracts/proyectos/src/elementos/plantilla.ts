import {
  fechaSchema,
  idSchema,
  prioridadSchema,
  referenciaSchema,
  replySchema,
  textOf,
  tituloSchema,
  versionSchema,
} from '@pmp/contracts/common';
import { z } from 'zod';
import { MAX_CRITERIOS, textoCriterioSchema } from './criterio';
import { epicaCreateSchema, epicaSchema } from './epica';
import { erroresProyectos } from '../errors';
import { historiaCreateSchema, historiaSchema } from './historia';
import { SIN_VALOR } from '../sin-valor.rules';
import { tareaCreateSchema, tareaSchema } from './tarea';

export const TIPOS_PLANTILLA = ['epica', 'historia', 'tarea'] as const;
export const tipoPlantillaSchema = z.enum(TIPOS_PLANTILLA, {
  error: textOf(erroresProyectos.tipoDePlantillaNoValido),
});
export type TipoPlantilla = z.infer<typeof tipoPlantillaSchema>;

export const MAX_PLANTILLAS = 50;
/** Items of one template, its first one included: they are all made in one transaction. */
export const MAX_ELEMENTOS_PLANTILLA = 100;

/**
 * What a kind's fields are in what is kept: a new field is in every template by being in its kind, and has its value for
 * nothing in those from before it.
 */
const filled = <S extends z.ZodRawShape>(shape: S, values: Readonly<Record<string, unknown>>): S =>
  Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => [
      name,
      name in values ? (schema as z.ZodType).default(values[name]) : schema,
    ]),
  ) as S;

const conListas = { etiquetas: z.array(idSchema), criterios: z.array(z.string()) };
/** Nobody's name, date or state is in a template, nor what an item is besides what people write. */
const epicaShape = epicaSchema.omit({
  _id: true,
  clave: true,
  estado: true,
  inicio: true,
  fin: true,
  archivos: true,
  orden: true,
  proyecto: true,
  createdAt: true,
  updatedAt: true,
  version: true,
}).shape;
const historiaShape = historiaSchema
  .omit({
    _id: true,
    clave: true,
    estado: true,
    inicio: true,
    fin: true,
    responsable: true,
    avanceCriterios: true,
    bloqueadaPor: true,
    columna: true,
    archivos: true,
    orden: true,
    epicaId: true,
    sprintId: true,
    proyecto: true,
    createdAt: true,
    updatedAt: true,
    version: true,
  })
  .extend(conListas).shape;
const tareaShape = tareaSchema
  .omit({
    _id: true,
    clave: true,
    estado: true,
    asignado: true,
    avanceCriterios: true,
    bloqueadaPor: true,
    fechaLimite: true,
    orden: true,
    archivos: true,
    historiaId: true,
    proyecto: true,
    fechaCreacion: true,
    updatedAt: true,
    version: true,
  })
  .extend(conListas).shape;

const tareaDePlantillaSchema = z.object(filled(tareaShape, SIN_VALOR.tarea));
const historiaDePlantillaSchema = z.object({
  ...filled(historiaShape, SIN_VALOR.historia),
  tareas: z.array(tareaDePlantillaSchema),
});
export type TareaDePlantilla = z.infer<typeof tareaDePlantillaSchema>;
export type HistoriaDePlantilla = z.infer<typeof historiaDePlantillaSchema>;

/**
 * What is made from it: the fields of its kind, the stories of an epic and the tasks of a story. Nobody's name, date or
 * state is in it.
 */
export const contenidoPlantillaSchema = z
  .object({
    ...historiaShape,
    ...tareaShape,
    ...epicaShape,
    tareas: z.array(tareaDePlantillaSchema),
    historias: z.array(historiaDePlantillaSchema),
  })
  .partial()
  .extend({ titulo: z.string(), descripcion: z.string(), prioridad: prioridadSchema });
export type ContenidoPlantilla = z.infer<typeof contenidoPlantillaSchema>;

/** The fields of each kind that a template has, without what hangs from it. */
export const CAMPOS_DE_PLANTILLA: Readonly<Record<TipoPlantilla, readonly string[]>> = {
  epica: Object.keys(epicaShape),
  historia: Object.keys(historiaShape),
  tarea: Object.keys(tareaShape),
};

export const plantillaSchema = z.object({
  _id: idSchema,
  nombre: z.string(),
  tipo: tipoPlantillaSchema,
  contenido: contenidoPlantillaSchema.meta({
    description: 'Lo que tendrá cada elemento que se haga con ella',
  }),
  /** How many items are made from it. */
  elementos: z.int(),
  proyecto: idSchema,
  createdAt: fechaSchema,
  version: versionSchema,
});
export type Plantilla = z.infer<typeof plantillaSchema>;

const NO_VALIDA = textOf(erroresProyectos.plantillaNoValida);
const DEMASIADOS = textOf(erroresProyectos.plantillaGrande, { max: MAX_ELEMENTOS_PLANTILLA });

const criterios = {
  criterios: z
    .array(textoCriterioSchema, { error: textOf(erroresProyectos.criteriosNoValidos) })
    .max(MAX_CRITERIOS, textOf(erroresProyectos.demasiadosCriterios, { max: MAX_CRITERIOS }))
    .optional(),
};
const listOf = <T extends z.ZodType>(schema: T) =>
  z.array(schema, { error: NO_VALIDA }).max(MAX_ELEMENTOS_PLANTILLA, DEMASIADOS).optional();

const epicaEscritaSchema = epicaCreateSchema.omit({
  _id: true,
  proyecto: true,
  estado: true,
  inicio: true,
  fin: true,
});
const tareaEscritaSchema = tareaCreateSchema
  .omit({ _id: true, proyecto: true, historiaId: true, estado: true, asignado: true, fechaLimite: true })
  .extend(criterios);
const historiaEscritaSchema = historiaCreateSchema
  .omit({
    _id: true,
    proyecto: true,
    epicaId: true,
    estado: true,
    responsable: true,
    inicio: true,
    fin: true,
  })
  .extend({ ...criterios, tareas: listOf(tareaEscritaSchema) });
/** What its kind does not have is left out. */
const contenidoEscritoSchema = z.object({
  ...tareaEscritaSchema.shape,
  ...epicaEscritaSchema.shape,
  ...historiaEscritaSchema.shape,
  historias: listOf(historiaEscritaSchema),
});
export type ContenidoEscrito = z.infer<typeof contenidoEscritoSchema>;

const MAX_NOMBRE = 80;
const nombreSchema = tituloSchema(textOf(erroresProyectos.plantillaSinNombre)).pipe(
  z.string().max(MAX_NOMBRE, textOf(erroresProyectos.plantillaLarga, { max: MAX_NOMBRE })),
);

/** From what is written, or from an item of the project as it is now, with all that hangs from it. */
export const plantillaCreateSchema = z
  .object({
    _id: idSchema.optional(),
    nombre: nombreSchema,
    tipo: tipoPlantillaSchema,
    contenido: contenidoEscritoSchema
      .optional()
      .meta({ description: 'Lo que tendrá cada elemento que se haga con ella' }),
    desde: idSchema.optional(),
  })
  .refine(({ contenido, desde }) => (contenido === undefined) !== (desde === undefined), NO_VALIDA);
export type PlantillaCreate = z.infer<typeof plantillaCreateSchema>;

export const plantillaUpdateSchema = z.object({
  nombre: nombreSchema.optional(),
  contenido: contenidoEscritoSchema
    .optional()
    .meta({ description: 'Lo que tendrá cada elemento que se haga con ella' }),
  version: versionSchema.optional(),
});
export type PlantillaUpdate = z.infer<typeof plantillaUpdateSchema>;

/**
 * `_id`: that of the first item, so that a repeated call makes nothing twice. A story needs its epic and a task its
 * story. Without a title, the one in the template.
 */
export const usarPlantillaSchema = z
  .object({
    _id: idSchema.optional(),
    titulo: historiaCreateSchema.shape.titulo.optional(),
    epicaId: referenciaSchema.optional(),
    historiaId: referenciaSchema.optional(),
  })
  .prefault({});
export type UsarPlantilla = z.infer<typeof usarPlantillaSchema>;

export const plantillaReplySchema = replySchema({ plantilla: plantillaSchema });
export const plantillasReplySchema = replySchema({ plantillas: z.array(plantillaSchema) });
/** All that was made: `_id` is the first of them. */
export const plantillaUsadaReplySchema = replySchema({
  tipo: tipoPlantillaSchema,
  _id: idSchema,
  epicas: z.array(epicaSchema),
  historias: z.array(historiaSchema),
  tareas: z.array(tareaSchema),
});
