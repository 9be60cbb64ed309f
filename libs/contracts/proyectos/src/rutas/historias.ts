import { exitoReplySchema, idParamSchema, ruta } from '@pmp/contracts/common';
import { historialQuerySchema } from '../conversacion/historial';
import { historiasQuerySchema } from '../elementos/elemento';
import {
  historiaReplySchema,
  historialReplySchema,
  historiasLoteReplySchema,
  historiasReplySchema,
} from '../replies';
import { historiaCreateSchema, historiaSprintSchema, historiaUpdateSchema } from '../elementos/historia';
import { propuestoReplySchema } from '../propuestas/propuesta';
import { historiasLoteSchema } from '../elementos/lote';

export const listar = ruta('GET', 'historias/proyecto/:id', {
  resumen: 'Lista las historias de un proyecto',
  params: idParamSchema,
  query: historiasQuerySchema,
  reply: historiasReplySchema,
  also: [304],
  derecho: 'proyecto.ver',
});

export const leer = ruta('GET', 'historias/:id', {
  resumen: 'Lee una historia',
  params: idParamSchema,
  reply: historiaReplySchema,
  derecho: 'proyecto.ver',
});

export const listarHistorial = ruta('GET', 'historias/:id/historial', {
  resumen: 'Lista los cambios de una historia, con quién hizo cada uno',
  params: idParamSchema,
  query: historialQuerySchema,
  reply: historialReplySchema,
  derecho: 'proyecto.ver',
});

export const crear = ruta('POST', 'historias', {
  resumen: 'Crea una historia en un proyecto',
  body: historiaCreateSchema,
  reply: historiaReplySchema,
  also: [200],
  derecho: 'proyecto.editar',
  proposable: { accion: 'crear', entidad: 'historia', reply: propuestoReplySchema },
});

export const cambiarVarias = ruta('PUT', 'historias/lote', {
  resumen: 'Cambia varias historias a la vez',
  body: historiasLoteSchema,
  reply: historiasLoteReplySchema,
  derecho: 'proyecto.editar',
  proposedBy: 'PUT /api/historias/{id}',
});

export const cambiar = ruta('PUT', 'historias/:id', {
  resumen: 'Cambia los campos de una historia que se envían',
  params: idParamSchema,
  body: historiaUpdateSchema,
  reply: historiaReplySchema,
  derecho: 'proyecto.editar',
  proposable: { accion: 'cambiar', entidad: 'historia', reply: propuestoReplySchema },
});

export const planificar = ruta('PUT', 'historias/:id/sprint', {
  resumen: 'Lleva una historia a un sprint pendiente o en curso, o la saca del suyo',
  params: idParamSchema,
  body: historiaSprintSchema,
  reply: historiaReplySchema,
  derecho: 'proyecto.editar',
  proposable: { accion: 'planificar', entidad: 'historia', reply: propuestoReplySchema },
});

export const eliminar = ruta('DELETE', 'historias/:id', {
  resumen: 'Envía una historia a la papelera',
  params: idParamSchema,
  reply: exitoReplySchema,
  derecho: 'proyecto.editar',
  proposable: { accion: 'eliminar', entidad: 'historia', reply: propuestoReplySchema },
});
