import { listReplySchema, replySchema } from '@pmp/contracts/common';
import { z } from 'zod';
import { archivoSchema } from './elementos/archivo';
import { comentarioEncontradoSchema, resultadoSchema, sprintEncontradoSchema } from './buscar/busqueda';
import { comentarioSchema } from './conversacion/comentario';
import { enlaceSchema } from './enlaces/enlace';
import { epicaSchema } from './elementos/epica';
import { etiquetaSchema } from './elementos/etiqueta';
import { historiaSchema } from './elementos/historia';
import { cambioHistorialSchema } from './conversacion/historial';
import { plantillaSchema } from './elementos/plantilla';
import { proyectoSchema } from './proyectos/proyecto';
import { tareaSchema } from './elementos/tarea';

proyectoSchema.register(z.globalRegistry, { id: 'Proyecto' });
epicaSchema.register(z.globalRegistry, { id: 'Epica' });
historiaSchema.register(z.globalRegistry, { id: 'Historia' });
tareaSchema.register(z.globalRegistry, { id: 'Tarea' });
archivoSchema.register(z.globalRegistry, { id: 'Archivo' });
etiquetaSchema.register(z.globalRegistry, { id: 'Etiqueta' });
enlaceSchema.register(z.globalRegistry, { id: 'Enlace' });
plantillaSchema.register(z.globalRegistry, { id: 'Plantilla' });
comentarioSchema.register(z.globalRegistry, { id: 'Comentario' });

export const proyectoReplySchema = replySchema({ proyecto: proyectoSchema });
export const proyectosReplySchema = listReplySchema({ proyectos: z.array(proyectoSchema) });

export const epicaReplySchema = replySchema({ epica: epicaSchema });
export const epicasReplySchema = listReplySchema({ epicas: z.array(epicaSchema) });

export const historiaReplySchema = replySchema({ historia: historiaSchema });
export const historiasReplySchema = listReplySchema({ historias: z.array(historiaSchema) });
/** PUT /api/historias/lote: all the stories, with their new values. */
export const historiasLoteReplySchema = replySchema({ historias: z.array(historiaSchema) });

export const tareaReplySchema = replySchema({ tarea: tareaSchema });
export const tareasReplySchema = listReplySchema({ tareas: z.array(tareaSchema) });
/** PUT /api/tareas/lote: all the tasks, with their new values. */
export const tareasLoteReplySchema = replySchema({ tareas: z.array(tareaSchema) });

/** POST /api/tareas/{id}/archivos, and the same of epics and stories: the element, and only the files that were just added. */
const addedShape = { archivos: z.array(archivoSchema) };
export const epicaArchivosReplySchema = replySchema({ epica: epicaSchema, ...addedShape });
export const historiaArchivosReplySchema = replySchema({ historia: historiaSchema, ...addedShape });
export const tareaArchivosReplySchema = replySchema({ tarea: tareaSchema, ...addedShape });

export const comentarioReplySchema = replySchema({ comentario: comentarioSchema });
/** `decisiones`: with the first page, the newest 50 of all that are a decision; absent if none is. */
export const comentariosReplySchema = listReplySchema({
  comentarios: z.array(comentarioSchema),
  decisiones: z.array(comentarioSchema).optional(),
});

/** Newest first. */
export const historialReplySchema = listReplySchema({ cambios: z.array(cambioHistorialSchema) });

/**
 * GET /api/proyectos/buscar: results whose title contains `q`, comments in which every word of `q` begins a word, and
 * sprints whose name contains it, newest first; accents and case are ignored.
 */
export const busquedaReplySchema = replySchema({
  resultados: z.array(resultadoSchema),
  comentarios: z.array(comentarioEncontradoSchema),
  sprints: z.array(sprintEncontradoSchema),
});
