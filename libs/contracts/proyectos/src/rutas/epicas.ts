import { exitoReplySchema, idParamSchema, paginaQuerySchema, ruta } from '@pmp/contracts/common';
import { historialQuerySchema } from '../conversacion/historial';
import { cuentasQuerySchema, cuentasReplySchema } from '../proyectos/avance';
import { epicaReplySchema, epicasReplySchema, historialReplySchema } from '../replies';
import { epicaCreateSchema, epicaUpdateSchema } from '../elementos/epica';
import { propuestoReplySchema } from '../propuestas/propuesta';

export const listarCuentas = ruta('GET', 'epicas/proyecto/:id/cuentas', {
  resumen: 'Lista cuántas historias y puntos tiene cada épica de un proyecto',
  params: idParamSchema,
  query: cuentasQuerySchema,
  reply: cuentasReplySchema,
  also: [304],
  derecho: 'proyecto.ver',
});

export const listar = ruta('GET', 'epicas/proyecto/:id', {
  resumen: 'Lista las épicas de un proyecto',
  params: idParamSchema,
  query: paginaQuerySchema,
  reply: epicasReplySchema,
  also: [304],
  derecho: 'proyecto.ver',
});

export const leer = ruta('GET', 'epicas/:id', {
  resumen: 'Lee una épica',
  params: idParamSchema,
  reply: epicaReplySchema,
  derecho: 'proyecto.ver',
});

export const listarHistorial = ruta('GET', 'epicas/:id/historial', {
  resumen: 'Lista los cambios de una épica, con quién hizo cada uno',
  params: idParamSchema,
  query: historialQuerySchema,
  reply: historialReplySchema,
  derecho: 'proyecto.ver',
});

export const crear = ruta('POST', 'epicas', {
  resumen: 'Crea una épica en un proyecto',
  body: epicaCreateSchema,
  reply: epicaReplySchema,
  also: [200],
  derecho: 'proyecto.editar',
  proposable: { accion: 'crear', entidad: 'epica', reply: propuestoReplySchema },
});

export const cambiar = ruta('PUT', 'epicas/:id', {
  resumen: 'Cambia los campos de una épica que se envían',
  params: idParamSchema,
  body: epicaUpdateSchema,
  reply: epicaReplySchema,
  derecho: 'proyecto.editar',
  proposable: { accion: 'cambiar', entidad: 'epica', reply: propuestoReplySchema },
});

export const eliminar = ruta('DELETE', 'epicas/:id', {
  resumen: 'Envía una épica a la papelera',
  params: idParamSchema,
  reply: exitoReplySchema,
  derecho: 'proyecto.editar',
  proposable: { accion: 'eliminar', entidad: 'epica', reply: propuestoReplySchema },
});
