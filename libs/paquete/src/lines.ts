import { leer } from '@pmp/consulta';
import { COLORES_ETIQUETA, idSchema, MAX_TEXTO, MAX_TITULO, prioridadSchema } from '@pmp/contracts/common';
import { MAX_ARCHIVOS_POR_MENSAJE, MAX_CONTENIDO } from '@pmp/contracts/mensajes';
import {
  ACCIONES_HISTORIAL,
  AGRUPACIONES,
  claveSchema,
  COLUMNAS_VISTA,
  contenidoPlantillaSchema,
  comentableSchema,
  ENLAZABLES,
  estadoProyectoSchema,
  estadoTareaSchema,
  estadoTrabajoSchema,
  MAX_ARCHIVO_BYTES,
  MAX_ARCHIVOS_POR_TAREA,
  MAX_COMENTARIO,
  MAX_CRITERIO,
  MAX_CRITERIOS,
  MAX_ETIQUETAS_POR_ELEMENTO,
  partsOfClave,
  PRESENTACIONES,
  tareaSchema,
  tipoPlantillaSchema,
  TIPOS_ARCHIVO,
  TIPOS_ENLACE,
} from '@pmp/contracts/proyectos';
import {
  definicionSchema,
  ESTADOS_CON_COLUMNA,
  estadoHistoriaSchema,
  estadoSprintSchema,
  limiteSchema,
  MAX_COLUMNAS,
  MAX_HISTORIAS_SPRINT,
  MAX_PUNTOS_DEFINICION,
  MAX_TEXTO_PUNTO,
  MOTIVOS_DE_ALCANCE,
} from '@pmp/contracts/sprints';
import { correoKey } from '@pmp/contracts/usuarios';
import { cleanFileName } from '@pmp/platform';
import { z } from 'zod';

/** Messages that the contracts leave to zod are in Spanish too. */
z.config(z.locales.es());

/** People are identified by address, which is the same in another installation; account ids differ. */
export const correo = z
  .string()
  .max(254, { abort: true })
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/)
  // In any other spelling it would match no account here, and would get a new one that nobody could sign in to.
  .refine((text) => correoKey(text) === text, 'el correo no está escrito como se guarda');
const fecha = z.iso.datetime();
const titulo = z.string().min(1).max(MAX_TITULO);
const texto = z.string().max(MAX_TEXTO);
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
/** Who proposed what the other one took; absent: nobody, as in packages from before it was told. */
const propone = correo.optional();
/** One end of a link. */
const punta = z.strictObject({ tipo: z.enum(ENLAZABLES), _id: idSchema });
/** That of a project, as it is stored. */
const claveDeProyecto = z
  .string()
  .refine((text) => claveSchema.safeParse(text).data === text, 'la clave no es válida');
const puntos = z.number().nonnegative();
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
/** 200 characters of up to two code units each. */
const MAX_NOMBRE_ARCHIVO = 400;
/** All but id and name is absent in boards whose team has not arranged its columns. */
const columna = z.strictObject({
  _id: idSchema,
  nombre: z.string().min(1).max(MAX_TITULO),
  estado: estadoHistoriaSchema.optional(),
  recibe: z.array(estadoHistoriaSchema).optional(),
  sustituye: z.array(idSchema).optional(),
  limite: limiteSchema.nullable().optional(),
});
const definicion = z.strictObject({
  puntos: z
    .array(
      z.strictObject({
        ...definicionSchema.shape.puntos.element.shape,
        texto: z.string().max(MAX_TEXTO_PUNTO),
      }),
    )
    .max(MAX_PUNTOS_DEFINICION),
  impide: z.boolean(),
});
const medido = z.strictObject({ puntos, historias: z.int().nonnegative() }).nullable();

/** As an upload stores it; a name cut at the limit may end with a space. */
const nombreArchivo = z
  .string()
  .min(1)
  .max(MAX_NOMBRE_ARCHIVO, { abort: true })
  .refine((nombre) => cleanFileName(nombre) === nombre.trimEnd(), 'el nombre de un archivo no es válido');

const archivo = z.strictObject({
  _id: idSchema,
  nombre: nombreArchivo,
  tipo: z.enum(TIPOS_ARCHIVO),
  tamano: z.int().nonnegative().max(MAX_ARCHIVO_BYTES),
  fecha,
  sha256,
});

/**
 * One schema per kind of line. Nothing in a line depends on the installation, the machine or the time of the export.
 */
export const lineSchemas = {
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
  epicas: z.strictObject({
    _id: idSchema,
    clave,
    titulo,
    descripcion: texto,
    prioridad: prioridadSchema,
    estado: estadoTrabajoSchema,
    ...plazo,
    orden,
    creador: correo.nullable(),
    propone,
    createdAt: fecha,
    updatedAt: fecha,
  }),
  historias: z.strictObject({
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
    orden,
    epica: idSchema,
    creador: correo.nullable(),
    propone,
    createdAt: fecha,
    updatedAt: fecha,
  }),
  tareas: z.strictObject({
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
    archivos: z.array(archivo.extend({ subidoPor: correo })).max(MAX_ARCHIVOS_POR_TAREA),
    historia: idSchema,
    creador: correo.nullable(),
    propone,
    createdAt: fecha,
    updatedAt: fecha,
  }),
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
  }),
  sprints: z.strictObject({
    _id: idSchema,
    numero: z.int().positive(),
    nombre: titulo,
    objetivo: texto,
    fechaInicio: fecha,
    fechaFin: fecha,
    estado: estadoSprintSchema,
    historias: z.array(idSchema).max(MAX_HISTORIAS_SPRINT),
    creador: correo,
    iniciado: fecha.nullable(),
    cerrado: fecha.nullable(),
    compromiso: medido,
    resultado: medido,
    traslados: z.array(
      z.strictObject({
        fecha,
        autor: correo,
        destino: z.strictObject({ _id: idSchema, nombre: z.string().max(MAX_TITULO) }).nullable(),
        historias: z.array(z.strictObject({ _id: idSchema, titulo: z.string().max(MAX_TITULO) })),
      }),
    ),
    createdAt: fecha,
    updatedAt: fecha,
  }),
  tableros: z.strictObject({
    _id: idSchema,
    nombre: titulo,
    descripcion: texto,
    columnas: z.array(columna).min(ESTADOS_CON_COLUMNA.length).max(MAX_COLUMNAS),
    creador: correo,
    createdAt: fecha,
  }),
  medidas: z.strictObject({
    _id: idSchema,
    sprint: idSchema,
    fecha,
    alcance: puntos,
    completados: puntos,
    motivo: z.enum(MOTIVOS_DE_ALCANCE),
    autor: correo.optional(),
  }),
  /** What its team has agreed upon; `_id`: the project. */
  definiciones: z.strictObject({ _id: idSchema, listo: definicion, hecho: definicion }),
  /** The points of them that people have ticked for a story, which is `_id`. */
  cumplidos: z.strictObject({
    _id: idSchema,
    marcas: z
      .array(idSchema)
      .min(1)
      .max(2 * MAX_PUNTOS_DEFINICION),
  }),
  mensajes: z.strictObject({
    _id: idSchema,
    secuencia: z.int().positive(),
    emisor: correo,
    contenido: z.string().max(MAX_CONTENIDO),
    timestamp: fecha,
    respuestaA: idSchema.nullable(),
    archivos: z.array(archivo).max(MAX_ARCHIVOS_POR_MENSAJE),
    menciones: z.array(correo),
    editado: fecha.nullable(),
    eliminado: z.boolean(),
  }),
  /** What of the above came from outside the team: a token that reads of it is marked wherever the project is. */
  externos: z.strictObject({ _id: idSchema }),
};

export type Kind = keyof typeof lineSchemas;
export type Line<K extends Kind> = z.infer<(typeof lineSchemas)[K]>;
export type AnyLine = { [K in Kind]: Line<K> }[Kind];

/** In the order in which a package contains them. */
export const KINDS = Object.keys(lineSchemas) as Kind[];

/** Kinds that older packages did not have. Without any such lines, a package stays the same as before. */
export const LATER_KINDS: ReadonlySet<Kind> = new Set<Kind>([
  'etiquetas',
  'plantillas',
  'vistas',
  'enlaces',
  'comentarios',
  'definiciones',
  'cumplidos',
  'externos',
]);

/** What a person or a team may have without the project: that it is here does not make the project present. */
export const KINDS_OF_OTHERS: ReadonlySet<Kind> = new Set<Kind>(['vistas', 'definiciones']);

export const KINDS_OF = {
  proyectos: [
    'proyecto',
    'etiquetas',
    'plantillas',
    'vistas',
    'epicas',
    'historias',
    'tareas',
    'enlaces',
    'historial',
    'comentarios',
    'externos',
  ],
  sprints: ['sprints', 'tableros', 'medidas', 'definiciones', 'cumplidos'],
  mensajes: ['mensajes'],
} as const satisfies Record<string, readonly Kind[]>;

export type Owner = keyof typeof KINDS_OF;
