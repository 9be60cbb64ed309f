import {
  cupoSchema,
  defineCommand,
  dentroSchema,
  etiquetaDeElementoSchema,
  idSchema,
  personaSchema,
  preguntaDeSala,
  versionSchema,
} from '@pmp/contracts/common';
import { z } from 'zod';
import { estadoTrabajoSchema } from './elementos/epica';
import { historiaEstado } from './events';
import { completarTareasSchema } from './elementos/historia';

/** The socket edge asks this before it lets a person into a project's room. */
export const puedeVerProyecto = defineCommand(
  'proyectos',
  'puede-ver',
  z.object({ ...preguntaDeSala, proyecto: idSchema }),
  z.object({ permitido: z.boolean() }),
);

/**
 * `usuarios` asks this before it deletes a team: how many projects the team has. If it has none, no project may enter it
 * any more, until `reabrirEquipo` says otherwise about this `cierre`.
 */
export const cerrarEquipo = defineCommand(
  'proyectos',
  'cerrar-equipo',
  z.object({ equipo: idSchema, cierre: idSchema }),
  z.object({ proyectos: z.int().min(0) }),
);

/**
 * A story dragged on a board. `sprints` sends it after checking who may move it and where; between which two stories of
 * the board it comes, the owner of their order decides, in the moment in which it moves it. The reply is the story's new
 * state, with names.
 */
export const moverHistoria = defineCommand(
  'proyectos',
  'mover-historia',
  z.object({
    actor: idSchema,
    historia: idSchema,
    proyecto: idSchema,
    /** The sprint the story is in, which `sprints` owns. */
    sprint: z.object({ _id: idSchema, nombre: z.string() }).optional(),
    /** The states allowed in the target column. */
    estados: z.array(estadoTrabajoSchema).min(1),
    /** Applied when the story's current state is not among `estados`. */
    estado: estadoTrabajoSchema,
    /** In `sitio`: right behind this one, null: first in its column; absent: last, or where it is if it is in it. */
    despuesDe: idSchema.nullable().optional(),
    /** The stories of the board, null: all of the project; and which of them are in the column. */
    sitio: z.object({ entre: z.array(idSchema).nullable(), dentro: z.array(dentroSchema) }).optional(),
    /**
     * Without `sitio`, as a board of the version before asks: between `despuesDe` and this one. If those two no longer
     * stand in that order, right after `despuesDe`, or first if there is none.
     */
    antesDe: idSchema.nullable().optional(),
    /** What the story keeps to tell in which column it is; absent: as it was. `antes`: the name of what it kept so far. */
    columna: z.object({ _id: idSchema, nombre: z.string(), antes: z.string().optional() }).optional(),
    /** Absent: everything fits. */
    cupo: cupoSchema.optional(),
    completarTareas: completarTareasSchema,
  }),
  z.object({
    _id: idSchema,
    version: versionSchema,
    datos: historiaEstado.datos,
    /** What the state has ids of. An owner of an earlier version does not tell. */
    nombres: z
      .object({
        epica: z.string(),
        responsable: personaSchema.nullable(),
        etiquetas: z.array(etiquetaDeElementoSchema),
      })
      .default({ epica: '', responsable: null, etiquetas: [] }),
  }),
);

/**
 * How stories of a project are at one instant, for a decision that a copy must not make: `sprints` asks before it closes
 * a sprint. Those that are missing from the reply do not exist in that project. Whatever changes one of them while the
 * question is being answered is either in the reply or bears a later time than `instante`.
 */
export const consultarHistorias = defineCommand(
  'proyectos',
  'consultar-historias',
  z.object({ proyecto: idSchema, historias: z.array(idSchema) }),
  z.object({
    instante: z.iso.datetime(),
    historias: z.array(
      z.object({
        _id: idSchema,
        version: versionSchema,
        titulo: z.string(),
        estado: estadoTrabajoSchema,
        puntos: z.number(),
      }),
    ),
  }),
);
