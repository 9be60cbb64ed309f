import { idParamSchema, ruta } from '@pmp/contracts/common';
import { criterioParamSchema, criteriosCreateSchema, criterioUpdateSchema } from '../elementos/criterio';
import { historiaReplySchema, tareaReplySchema } from '../replies';

export const anadirAHistoria = ruta('POST', 'historias/:id/criterios', {
  resumen: 'Añade un criterio de aceptación a una historia',
  params: idParamSchema,
  body: criteriosCreateSchema,
  reply: historiaReplySchema,
  derecho: 'proyecto.editar',
});

export const cambiarDeHistoria = ruta('PUT', 'historias/:id/criterios/:criterioId', {
  resumen: 'Cambia un criterio de aceptación de una historia, o lo marca como cumplido',
  params: criterioParamSchema,
  body: criterioUpdateSchema,
  reply: historiaReplySchema,
  derecho: 'proyecto.editar',
});

export const quitarDeHistoria = ruta('DELETE', 'historias/:id/criterios/:criterioId', {
  resumen: 'Quita un criterio de aceptación de una historia',
  params: criterioParamSchema,
  reply: historiaReplySchema,
  derecho: 'proyecto.editar',
});

export const anadirATarea = ruta('POST', 'tareas/:id/criterios', {
  resumen: 'Añade un criterio de aceptación a una tarea',
  params: idParamSchema,
  body: criteriosCreateSchema,
  reply: tareaReplySchema,
  derecho: 'proyecto.editar',
});

export const cambiarDeTarea = ruta('PUT', 'tareas/:id/criterios/:criterioId', {
  resumen: 'Cambia un criterio de aceptación de una tarea, o lo marca como cumplido',
  params: criterioParamSchema,
  body: criterioUpdateSchema,
  reply: tareaReplySchema,
  derecho: 'proyecto.editar',
});

export const quitarDeTarea = ruta('DELETE', 'tareas/:id/criterios/:criterioId', {
  resumen: 'Quita un criterio de aceptación de una tarea',
  params: criterioParamSchema,
  reply: tareaReplySchema,
  derecho: 'proyecto.editar',
});
