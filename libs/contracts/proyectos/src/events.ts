import { defineFact, defineState, detalleSchema, idSchema, versionSchema } from '@pmp/contracts/common';
import { z } from 'zod';
import { epicaSchema, estadoTrabajoSchema } from './elementos/epica';
import { historiaSchema } from './elementos/historia';
import { tipoPapeleraSchema } from './buscar/papelera';
import { estadoProyectoSchema, proyectoSchema } from './proyectos/proyecto';
import { estadoTareaSchema, tareaSchema } from './elementos/tarea';

export * from './conversacion/comentario-events';
export * from './enlaces/enlace-events';
export * from './elementos/etiqueta-events';
export * from './buscar/vista-events';
export * from './importacion/importacion-events';
export * from './propuestas/propuesta-events';
export * from './elementos/plantilla-events';

/** `equipo` and `creador` are bare ids: each reader takes the names from its own copy. */
export const proyectoEstado = defineState(
  'proyectos',
  'proyecto',
  proyectoSchema
    .pick({
      nombre: true,
      clave: true,
      clavesAnteriores: true,
      estado: true,
      prioridad: true,
      fechaInicio: true,
      fechaFin: true,
      createdAt: true,
    })
    .extend({
      equipo: idSchema,
      creador: idSchema.nullable(),
      /** Absent in what was published before calendars told when something changed. */
      updatedAt: proyectoSchema.shape.updatedAt.optional(),
    }),
);

/** Absent in what was published before elements had a key. */
const claveSchema = z.string().optional();

export const epicaEstado = defineState(
  'proyectos',
  'epica',
  epicaSchema
    .pick({
      titulo: true,
      prioridad: true,
      estado: true,
      inicio: true,
      fin: true,
      proyecto: true,
      createdAt: true,
    })
    .extend({ clave: claveSchema }),
);

/** Absent in what was published before stories had an owner: nobody. */
const responsableSchema = idSchema.nullable().optional();

export const historiaEstado = defineState(
  'proyectos',
  'historia',
  historiaSchema
    .omit({
      _id: true,
      version: true,
      epicaId: true,
      sprintId: true,
      responsable: true,
      etiquetas: true,
      criterios: true,
      archivos: true,
    })
    .extend({
      clave: claveSchema,
      epica: idSchema,
      sprint: idSchema.nullable(),
      responsable: responsableSchema,
      /** Ids, those of deleted labels among them; absent in what was published before boards showed labels. */
      etiquetas: z.array(idSchema).optional(),
    }),
);

export const tareaEstado = defineState(
  'proyectos',
  'tarea',
  tareaSchema
    .omit({
      _id: true,
      version: true,
      asignado: true,
      historiaId: true,
      fechaCreacion: true,
      orden: true,
      archivos: true,
      etiquetas: true,
      criterios: true,
      avanceCriterios: true,
    })
    .extend({
      clave: claveSchema,
      asignado: idSchema.nullable(),
      historia: idSchema,
      createdAt: tareaSchema.shape.fechaCreacion,
    }),
);

const proyectoHecho = z.object({
  _id: idSchema,
  nombre: z.string(),
  clave: z.string(),
  equipo: idSchema,
});

export const proyectoCreado = defineFact('proyectos', 'proyecto', 'creado', proyectoHecho);

/** `cambios`: the names of the changed fields. */
export const proyectoActualizado = defineFact(
  'proyectos',
  'proyecto',
  'actualizado',
  proyectoHecho.extend({
    cambios: z.array(z.string()),
    estado: estadoProyectoSchema,
    estadoAnterior: estadoProyectoSchema,
    /** The team that it was taken from; absent when it stays in its team. */
    equipoAnterior: idSchema.optional(),
    detalle: detalleSchema,
  }),
);

/** `version`: that of its tombstone. Absent in facts from before the trash existed: then nothing can be restored. */
export const proyectoEliminado = defineFact(
  'proyectos',
  'proyecto',
  'eliminado',
  proyectoHecho.extend({ version: versionSchema.optional() }),
);

/** Restored with everything it contained; `version` is above that of its tombstone. */
export const proyectoRestaurado = defineFact(
  'proyectos',
  'proyecto',
  'restaurado',
  proyectoHecho.extend({ version: versionSchema }),
);

/**
 * An operator imported a package over it: the project is new or differs from what it was. `huella` is the package's
 * digest; `detalle` counts what was written. Nobody is notified of the single items, since they happened long ago.
 */
export const proyectoImportado = defineFact(
  'proyectos',
  'proyecto',
  'importado',
  proyectoHecho.extend({ huella: z.string(), detalle: detalleSchema }),
);

export const historiaCreada = defineFact(
  'proyectos',
  'historia',
  'creada',
  z.object({
    _id: idSchema,
    titulo: z.string(),
    proyecto: idSchema,
    epica: idSchema,
    responsable: responsableSchema,
    estado: estadoTrabajoSchema,
  }),
);

/**
 * `cambios`: the names of the changed fields, as in the entity; `anterior`: the owner before, also if it is the same;
 * `clave` is absent in facts of earlier versions.
 */
export const historiaActualizada = defineFact(
  'proyectos',
  'historia',
  'actualizada',
  z.object({
    _id: idSchema,
    titulo: z.string(),
    clave: z.string().optional(),
    proyecto: idSchema,
    epica: idSchema,
    responsable: responsableSchema,
    anterior: responsableSchema,
    cambios: z.array(z.string()),
    estado: estadoTrabajoSchema,
    estadoAnterior: estadoTrabajoSchema,
    detalle: detalleSchema,
  }),
);

const epicaHecho = z.object({ _id: idSchema, titulo: z.string(), proyecto: idSchema });

export const epicaCreada = defineFact('proyectos', 'epica', 'creada', epicaHecho);

export const epicaActualizada = defineFact(
  'proyectos',
  'epica',
  'actualizada',
  epicaHecho.extend({
    cambios: z.array(z.string()),
    estado: estadoTrabajoSchema,
    estadoAnterior: estadoTrabajoSchema,
    detalle: detalleSchema,
  }),
);

export const epicaEliminada = defineFact('proyectos', 'epica', 'eliminada', epicaHecho);

/** Published beside one `historia.restaurada` for each of its stories. */
export const epicaRestaurada = defineFact('proyectos', 'epica', 'restaurada', epicaHecho);

const historiaHecho = z.object({ _id: idSchema, titulo: z.string(), proyecto: idSchema, epica: idSchema });

/** Given to somebody else or to nobody, also on creation; published beside `creada` or `actualizada`. */
export const historiaAsignada = defineFact(
  'proyectos',
  'historia',
  'asignada',
  historiaHecho.extend({ responsable: idSchema.nullable(), anterior: idSchema.nullable() }),
);

/**
 * `version`: that of its tombstone. Absent in facts from before the trash existed: it cannot be restored. `clave` and
 * `puntos`: as they were; absent in facts of earlier versions.
 */
export const historiaEliminada = defineFact(
  'proyectos',
  'historia',
  'eliminada',
  historiaHecho.extend({
    version: versionSchema.optional(),
    clave: z.string().optional(),
    puntos: z.number().nonnegative().optional(),
  }),
);

/** Restored by itself or with its epic, but not with its project; `version` is above that of its tombstone. */
export const historiaRestaurada = defineFact(
  'proyectos',
  'historia',
  'restaurada',
  historiaHecho.extend({ version: versionSchema }),
);

/** `asignado`: the person assigned now. */
const tareaHecho = z.object({
  _id: idSchema,
  titulo: z.string(),
  proyecto: idSchema,
  historia: idSchema,
  asignado: idSchema.nullable(),
});

/** `detalle`: the files it was created with. */
export const tareaCreada = defineFact(
  'proyectos',
  'tarea',
  'creada',
  tareaHecho.extend({ detalle: detalleSchema }),
);

/** `anterior`: the person assigned before; the same one if the assignment did not change. */
export const tareaActualizada = defineFact(
  'proyectos',
  'tarea',
  'actualizada',
  tareaHecho.extend({
    anterior: idSchema.nullable(),
    cambios: z.array(z.string()),
    estado: estadoTareaSchema,
    estadoAnterior: estadoTareaSchema,
    detalle: detalleSchema,
  }),
);

/** Assigned to somebody else or to nobody, also on creation; published beside `creada` or `actualizada`. */
export const tareaAsignada = defineFact(
  'proyectos',
  'tarea',
  'asignada',
  tareaHecho.extend({ anterior: idSchema.nullable() }),
);

export const tareaEliminada = defineFact('proyectos', 'tarea', 'eliminada', tareaHecho);

/** Only when the task itself is restored, not when it returns with its story or project. */
export const tareaRestaurada = defineFact('proyectos', 'tarea', 'restaurada', tareaHecho);

/** Something in the trash was deleted for good; `_id` is that of the deleted thing. */
export const papeleraPurgada = defineFact(
  'proyectos',
  'papelera',
  'purgada',
  z.object({ _id: idSchema, tipo: tipoPapeleraSchema, titulo: z.string(), proyecto: idSchema }),
);

/**
 * What lies in a trash entry is hidden already, but not all of its tombstones have been published. `serie` names the
 * deletion, as the same entity may be restored and deleted again meanwhile. Only `proyectos` itself reacts.
 */
export const lapidasPendientes = defineFact(
  'proyectos',
  'papelera',
  'lapidas-pendientes',
  z.object({ _id: idSchema, serie: idSchema }),
);

/** A project has another key, and some of what it holds still has the one before; only `proyectos` itself reacts. */
export const clavesPendientes = defineFact(
  'proyectos',
  'proyecto',
  'claves-pendientes',
  z.object({ _id: idSchema }),
);

/** A batch of a deleted project's children has been removed and others may remain; only `proyectos` itself reacts. */
export const limpiezaPendiente = defineFact(
  'proyectos',
  'proyecto',
  'limpieza-pendiente',
  z.object({ _id: idSchema }),
);
