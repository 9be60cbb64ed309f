import { listReplySchema, replySchema } from '@pmp/contracts/common';
import { z } from 'zod';
import { archivoSchema } from './archivo';
import { comentarioEncontradoSchema, resultadoSchema } from './busqueda';
import { comentarioSchema } from './comentario';
import { epicaSchema } from './epica';
import { historiaSchema } from './historia';
import { cambioHistorialSchema } from './historial';
import { proyectoSchema } from './proyecto';
import { tareaSchema } from './tarea';

proyectoSchema.register(z.globalRegistry, { id: 'Proyecto' });
epicaSchema.register(z.globalRegistry, { id: 'Epica' });
historiaSchema.register(z.globalRegistry, { id: 'Historia' });
tareaSchema.register(z.globalRegistry, { id: 'Tarea' });
archivoSchema.register(z.globalRegistry, { id: 'Archivo' });
comentarioSchema.register(z.globalRegistry, { id: 'Comentario' });

export const proyectoReplySchema = replySchema({ proyecto: proyectoSchema });
export const proyectosReplySchema = listReplySchema({ proyectos: z.array(proyectoSchema) });

export const epicaReplySchema = replySchema({ epica: epicaSchema });
export const epicasReplySchema = listReplySchema({ epicas: z.array(epicaSchema) });

export const historiaReplySchema = replySchema({ historia: historiaSchema });
export const historiasReplySchema = listReplySchema({ historias: z.array(historiaSchema) });
/** PUT /api/historias/lote: all of them, as they are now. */
export const historiasLoteReplySchema = replySchema({ historias: z.array(historiaSchema) });

export const tareaReplySchema = replySchema({ tarea: tareaSchema });
export const tareasReplySchema = listReplySchema({ tareas: z.array(tareaSchema) });
/** PUT /api/tareas/lote: all of them, as they are now. */
export const tareasLoteReplySchema = replySchema({ tareas: z.array(tareaSchema) });

/** POST /api/tareas/{id}/archivos: the task, and of its files those that have just come. */
export const archivosReplySchema = replySchema({ tarea: tareaSchema, archivos: z.array(archivoSchema) });

export const comentarioReplySchema = replySchema({ comentario: comentarioSchema });
export const comentariosReplySchema = listReplySchema({ comentarios: z.array(comentarioSchema) });

/** Newest first. */
export const historialReplySchema = listReplySchema({ cambios: z.array(cambioHistorialSchema) });

/**
 * GET /api/proyectos/buscar: by a part of the title, and comments in which every word of `q` begins a word, newest
 * first; without regard to accents and capitals.
 */
export const busquedaReplySchema = replySchema({
  resultados: z.array(resultadoSchema),
  comentarios: z.array(comentarioEncontradoSchema),
});
