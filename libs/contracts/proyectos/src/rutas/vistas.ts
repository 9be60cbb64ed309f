import { exitoReplySchema, idParamSchema, ruta } from '@pmp/contracts/common';
import { vistaCreateSchema, vistaReplySchema, vistaUpdateSchema, vistasReplySchema } from '../buscar/vista';

export const listar = ruta('GET', 'vistas', {
  resumen: 'Lista las vistas guardadas que ve quien llama',
  reply: vistasReplySchema,
  derecho: 'proyecto.ver',
});

export const leer = ruta('GET', 'vistas/:id', {
  resumen: 'Lee una vista guardada',
  params: idParamSchema,
  reply: vistaReplySchema,
  derecho: 'proyecto.ver',
});

export const crear = ruta('POST', 'vistas', {
  resumen: 'Guarda una vista, para quien llama o para un equipo o proyecto',
  body: vistaCreateSchema,
  reply: vistaReplySchema,
  also: [200],
  refuses: ['missing', 'conflict'],
  derecho: 'vista.crear',
});

export const cambiar = ruta('PUT', 'vistas/:id', {
  resumen: 'Cambia una vista guardada',
  params: idParamSchema,
  body: vistaUpdateSchema,
  reply: vistaReplySchema,
  derecho: 'vista.editar',
});

export const eliminar = ruta('DELETE', 'vistas/:id', {
  resumen: 'Elimina una vista guardada',
  params: idParamSchema,
  reply: exitoReplySchema,
  derecho: 'vista.editar',
});

export const restaurar = ruta('POST', 'vistas/:id/restaurar', {
  resumen: 'Recupera una vista guardada que se acaba de eliminar',
  params: idParamSchema,
  reply: vistaReplySchema,
  status: 200,
  derecho: 'vista.editar',
});
