import {
  decisionesQuerySchema,
  decisionesReplySchema,
  decisionUpdateSchema,
  exitoReplySchema,
  idParamSchema,
  reaccionUpdateSchema,
  ruta,
  versionesReplySchema,
} from '@pmp/contracts/common';
import {
  comentarioCreateSchema,
  comentarioUpdateSchema,
  comentariosQuerySchema,
} from '../conversacion/comentario';
import { comentarioReplySchema, comentariosReplySchema } from '../replies';
import { propuestoReplySchema } from '../propuestas/propuesta';

export const listarDeHistoria = ruta('GET', 'historias/:id/comentarios', {
  resumen: 'Lista los comentarios de una historia',
  params: idParamSchema,
  query: comentariosQuerySchema,
  reply: comentariosReplySchema,
  also: [304],
  derecho: 'proyecto.ver',
});

export const listarDeTarea = ruta('GET', 'tareas/:id/comentarios', {
  resumen: 'Lista los comentarios de una tarea',
  params: idParamSchema,
  query: comentariosQuerySchema,
  reply: comentariosReplySchema,
  also: [304],
  derecho: 'proyecto.ver',
});

export const comentarHistoria = ruta('POST', 'historias/:id/comentarios', {
  resumen: 'Comenta una historia',
  params: idParamSchema,
  body: comentarioCreateSchema,
  reply: comentarioReplySchema,
  also: [200],
  derecho: 'proyecto.editar',
  proposable: { accion: 'comentar', entidad: 'historia', reply: propuestoReplySchema },
});

export const comentarTarea = ruta('POST', 'tareas/:id/comentarios', {
  resumen: 'Comenta una tarea',
  params: idParamSchema,
  body: comentarioCreateSchema,
  reply: comentarioReplySchema,
  also: [200],
  derecho: 'proyecto.editar',
  proposable: { accion: 'comentar', entidad: 'tarea', reply: propuestoReplySchema },
});

export const listarVersiones = ruta('GET', 'comentarios/:id/versiones', {
  resumen: 'Lista lo que ha dicho un comentario, de ahora hacia atrás',
  params: idParamSchema,
  reply: versionesReplySchema,
  derecho: 'proyecto.ver',
});

export const cambiar = ruta('PUT', 'comentarios/:id', {
  resumen: 'Cambia el texto de un comentario propio',
  params: idParamSchema,
  body: comentarioUpdateSchema,
  reply: comentarioReplySchema,
  derecho: 'proyecto.editar',
});

export const eliminar = ruta('DELETE', 'comentarios/:id', {
  resumen: 'Elimina un comentario',
  params: idParamSchema,
  reply: exitoReplySchema,
  derecho: 'proyecto.ver',
});

export const restaurar = ruta('POST', 'comentarios/:id/restaurar', {
  resumen: 'Recupera un comentario que se acaba de eliminar',
  params: idParamSchema,
  reply: comentarioReplySchema,
  status: 200,
  derecho: 'proyecto.ver',
});

export const reaccionar = ruta('PUT', 'comentarios/:id/reaccion', {
  resumen: 'Pone un emoji a un comentario, o quita el que puso quien llama',
  params: idParamSchema,
  body: reaccionUpdateSchema,
  reply: comentarioReplySchema,
  refuses: ['conflict'],
  derecho: 'proyecto.editar',
});

export const decidir = ruta('PUT', 'comentarios/:id/decision', {
  resumen: 'Dice que lo que cuenta un comentario es una decisión, o que ya no lo es',
  params: idParamSchema,
  body: decisionUpdateSchema,
  reply: comentarioReplySchema,
  derecho: 'proyecto.editar',
});

export const listarDecisiones = ruta('GET', 'proyectos/:id/decisiones', {
  resumen: 'Lista las decisiones que dicen los comentarios de un proyecto, de la última a la primera',
  params: idParamSchema,
  query: decisionesQuerySchema,
  reply: decisionesReplySchema,
  derecho: 'proyecto.ver',
});
