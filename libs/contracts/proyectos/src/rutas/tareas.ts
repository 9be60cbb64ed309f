import { exitoReplySchema, idParamSchema, ruta } from '@pmp/contracts/common';
import { historialQuerySchema } from '../conversacion/historial';
import { deHistoriasQuerySchema, tareasDeProyectoQuerySchema } from '../elementos/elemento';
import { avancesReplySchema } from '../proyectos/avance';
import { historialReplySchema, tareaReplySchema, tareasLoteReplySchema, tareasReplySchema } from '../replies';
import { tareaCreateSchema, tareaUpdateSchema, tareasQuerySchema } from '../elementos/tarea';
import { propuestoReplySchema } from '../propuestas/propuesta';
import { tareasLoteSchema } from '../elementos/lote';

export const listarAvances = ruta('GET', 'tareas/proyecto/:id/avance', {
  resumen: 'Lista cuántas tareas tiene hechas cada historia de un proyecto',
  params: idParamSchema,
  query: deHistoriasQuerySchema,
  reply: avancesReplySchema,
  also: [304],
  derecho: 'proyecto.ver',
});

export const listar = ruta('GET', 'tareas/proyecto/:id', {
  resumen: 'Lista las tareas de un proyecto',
  params: idParamSchema,
  query: tareasDeProyectoQuerySchema,
  reply: tareasReplySchema,
  also: [304],
  derecho: 'proyecto.ver',
});

export const listarVisibles = ruta('GET', 'tareas', {
  resumen: 'Lista las tareas de todos los proyectos que ve quien llama',
  query: tareasQuerySchema,
  reply: tareasReplySchema,
  also: [304],
  derecho: 'proyecto.ver',
});

export const leer = ruta('GET', 'tareas/:id', {
  resumen: 'Lee una tarea',
  params: idParamSchema,
  reply: tareaReplySchema,
  derecho: 'proyecto.ver',
});

export const listarHistorial = ruta('GET', 'tareas/:id/historial', {
  resumen: 'Lista los cambios de una tarea, con quién hizo cada uno',
  params: idParamSchema,
  query: historialQuerySchema,
  reply: historialReplySchema,
  derecho: 'proyecto.ver',
});

export const crear = ruta('POST', 'tareas', {
  resumen: 'Crea una tarea en una historia',
  body: tareaCreateSchema,
  reply: tareaReplySchema,
  also: [200],
  refuses: ['tooLarge', 'wrongType', 'full'],
  derecho: 'proyecto.editar',
  proposable: { accion: 'crear', entidad: 'tarea', reply: propuestoReplySchema },
});

export const cambiarVarias = ruta('PUT', 'tareas/lote', {
  resumen: 'Cambia varias tareas a la vez',
  body: tareasLoteSchema,
  reply: tareasLoteReplySchema,
  derecho: 'proyecto.editar',
  proposedBy: 'PUT /api/tareas/{id}',
});

export const cambiar = ruta('PUT', 'tareas/:id', {
  resumen: 'Cambia los campos de una tarea que se envían',
  params: idParamSchema,
  body: tareaUpdateSchema,
  reply: tareaReplySchema,
  refuses: ['tooLarge', 'wrongType', 'full'],
  derecho: 'proyecto.editar',
  proposable: { accion: 'cambiar', entidad: 'tarea', reply: propuestoReplySchema },
});

export const eliminar = ruta('DELETE', 'tareas/:id', {
  resumen: 'Envía una tarea a la papelera',
  params: idParamSchema,
  reply: exitoReplySchema,
  derecho: 'proyecto.editar',
  proposable: { accion: 'eliminar', entidad: 'tarea', reply: propuestoReplySchema },
});
