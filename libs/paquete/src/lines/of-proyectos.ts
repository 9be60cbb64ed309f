import { leer } from '@pmp/consulta';
import { COLORES_ETIQUETA, idSchema, MAX_TITULO, prioridadSchema } from '@pmp/contracts/common';
import {
  ACCIONES_HISTORIAL,
  AGRUPACIONES,
  claveSchema,
  COLUMNAS_VISTA,
  contenidoPlantillaSchema,
  comentableSchema,
  ENLAZABLES,
  epicaSchema,
  estadoProyectoSchema,
  historiaSchema,
  estadoTareaSchema,
  estadoTrabajoSchema,
  MAX_ARCHIVOS_POR_ELEMENTO,
  MAX_COMENTARIO,
  MAX_CRITERIO,
  MAX_CRITERIOS,
  MAX_ETIQUETAS_POR_ELEMENTO,
  partsOfClave,
  PRESENTACIONES,
  tareaSchema,
  tipoPlantillaSchema,
  TIPOS_ENLACE,
} from '@pmp/contracts/proyectos';
import { SIN_VALOR } from '@pmp/contracts/proyectos/sin-valor';
import { z } from 'zod';
import { anteriores, archivo, correo, fecha, marcasFields, puntos, texto, titulo } from './fields';

const orden = z
  .string()
  .regex(/^[0-9A-Za-z]+$/)
  .max(1_000);
/** Absent in packages from before elements had one. */
const clave = z
  .string()
  .max(20)
  .refine((text) => partsOfClave(text) !== null, 'la clave no es válida')
  .optional();
/** Absent: none, as in packages from before projects had labels. */
const etiquetas = z.array(idSchema).max(MAX_ETIQUETAS_POR_ELEMENTO).optional();
/** Absent: not known, as in packages from before epics and stories had days. */
const plazo = { inicio: fecha.optional(), fin: fecha.optional() };
/** Absent: none, as in packages from before elements had criteria. */
const criterios = z
  .array(z.strictObject({ _id: idSchema, texto: z.string().min(1).max(MAX_CRITERIO), hecho: z.boolean() }))
  .max(MAX_CRITERIOS)
  .optional();
/** Of an epic or a story, absent: none, as in packages from before they had files. */
const archivos = z.array(archivo.extend({ subidoPor: correo })).max(MAX_ARCHIVOS_POR_ELEMENTO);
/** Who proposed what the other one took; absent: nobody, as in packages from before it was told. */
const propone = correo.optional();
/** One end of a link. */
const punta = z.strictObject({ tipo: z.enum(ENLAZABLES), _id: idSchema });
/** That of a project, as it is stored. */
const claveDeProyecto = z
  .string()
  .refine((text) => claveSchema.safeParse(text).data === text, 'la clave no es válida');

const epicaPropia = {
  _id: idSchema,
  clave,
  titulo,
  descripcion: texto,
  prioridad: prioridadSchema,
  estado: estadoTrabajoSchema,
  ...plazo,
  archivos: archivos.optional(),
  orden,
  creador: correo.nullable(),
  propone,
  createdAt: fecha,
  updatedAt: fecha,
};
const historiaPropia = {
  _id: idSchema,
  clave,
  titulo,
  comoUsuario: texto,
  quiero: texto,
  para: texto,
  descripcion: texto,
  prioridad: prioridadSchema,
  estado: estadoTrabajoSchema,
  puntos,
  ...plazo,
  /** Absent: nobody, as in packages from before stories had one. */
  responsable: correo.optional(),
  /** The board column it was put in; absent: its state tells. */
  columna: idSchema.optional(),
  etiquetas,
  criterios,
  archivos: archivos.optional(),
  orden,
  epica: idSchema,
  creador: correo.nullable(),
  propone,
  createdAt: fecha,
  updatedAt: fecha,
};
const tareaPropia = {
  _id: idSchema,
  clave,
  titulo,
  descripcion: texto,
  tipo: tareaSchema.shape.tipo,
  prioridad: prioridadSchema,
  estado: estadoTareaSchema,
  asignado: correo.nullable(),
  fechaLimite: fecha.nullable(),
  tiempoEstimado: z.number().nonnegative().nullable(),
  etiquetas,
  criterios,
  orden,
  archivos,
  historia: idSchema,
  creador: correo.nullable(),
  propone,
  createdAt: fecha,
  updatedAt: fecha,
};

/**
 * The fields of a kind that have no line of their own, as they are shown: a new one goes along by being in its kind, and
 * is absent in packages from before it.
 */
const deMas = (tipo: keyof typeof SIN_VALOR, shown: object, own: object) => {
  const campos = Object.keys(SIN_VALOR[tipo]).filter((campo) => !(campo in own));
  const schemas = shown as Record<string, z.ZodType>;
  return {
    campos,
    shape: Object.fromEntries(campos.map((campo) => [campo, schemas[campo]!.optional()])) as object,
  };
};

/** By the name of the lines. */
export const DE_MAS = {
  epicas: deMas('epica', epicaSchema.shape, epicaPropia),
  historias: deMas('historia', historiaSchema.shape, historiaPropia),
  tareas: deMas('tarea', tareaSchema.shape, tareaPropia),
};

export const linesOfProyectos = {
  proyecto: z.strictObject({
    _id: idSchema,
    nombre: titulo,
    clave: claveDeProyecto,
    clavesAnteriores: z.array(claveDeProyecto).min(1).optional(),
    descripcion: texto,
    /** The team's name. */
    equipo: titulo,
    estado: estadoProyectoSchema,
    prioridad: prioridadSchema,
    fechaInicio: fecha,
    fechaFin: fecha.nullable(),
    creador: correo.nullable(),
    createdAt: fecha,
    updatedAt: fecha,
  }),
  etiquetas: z.strictObject({
    _id: idSchema,
    nombre: z.string().min(1).max(MAX_TITULO),
    color: z.enum(COLORES_ETIQUETA),
    orden: z.number(),
    createdAt: fecha,
    updatedAt: fecha,
  }),
  plantillas: z.strictObject({
    _id: idSchema,
    nombre: titulo,
    tipo: tipoPlantillaSchema,
    contenido: contenidoPlantillaSchema,
    createdAt: fecha,
    updatedAt: fecha,
  }),
  vistas: z.strictObject({
    _id: idSchema,
    nombre: titulo,
    /** A private one asks for this project only; those of a team stay with it. */
    ambito: z.enum(['proyecto', 'privada']),
    consulta: z.string().refine((text) => leer(text).error === undefined, 'la consulta no se puede leer'),
    presentacion: z.enum(PRESENTACIONES),
    agrupar: z.enum(AGRUPACIONES).nullable(),
    columnas: z.array(z.enum(COLUMNAS_VISTA)).max(COLUMNAS_VISTA.length),
    creador: correo,
    createdAt: fecha,
    updatedAt: fecha,
  }),
  epicas: z.strictObject({ ...epicaPropia, ...DE_MAS.epicas.shape }),
  historias: z.strictObject({ ...historiaPropia, ...DE_MAS.historias.shape }),
  tareas: z.strictObject({ ...tareaPropia, ...DE_MAS.tareas.shape }),
  enlaces: z.strictObject({
    _id: idSchema,
    tipo: z.enum(TIPOS_ENLACE),
    origen: punta,
    destino: punta,
    creador: correo.nullable(),
    createdAt: fecha,
    updatedAt: fecha,
  }),
  historial: z.strictObject({
    _id: idSchema,
    sobre: idSchema,
    autor: correo,
    propone,
    accion: z.enum(ACCIONES_HISTORIAL),
    campo: z.string().max(100),
    de: z.union([texto, z.number(), z.null()]),
    a: z.union([texto, z.number(), z.null()]),
    createdAt: fecha,
  }),
  comentarios: z.strictObject({
    _id: idSchema,
    entidad: comentableSchema,
    sobre: idSchema,
    autor: correo,
    texto: z.string().min(1).max(MAX_COMENTARIO),
    menciones: z.array(correo),
    createdAt: fecha,
    editado: fecha.nullable(),
    anteriores: anteriores(MAX_COMENTARIO),
    ...marcasFields,
  }),
  /** What of the project came from outside the team: a token that reads of it is marked wherever the project is. */
  externos: z.strictObject({ _id: idSchema }),
};
