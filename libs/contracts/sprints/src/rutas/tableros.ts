import { idParamSchema, ruta } from '@pmp/contracts/common';
import { historiaMovidaReplySchema, tableroCreadoReplySchema, tablerosReplySchema } from '../replies';
import { moverHistoriaSchema, tableroCreateSchema, tableroQuerySchema, tableroReplySchema } from '../tablero';
import { columnasReplySchema, columnasUpdateSchema } from '../columna';

export const listar = ruta('GET', 'tableros/proyecto/:id', {
  params: idParamSchema,
  reply: tablerosReplySchema,
  derecho: 'proyecto.ver',
});

export const leerPrincipal = ruta('GET', 'tableros/principal/:id', {
  params: idParamSchema,
  query: tableroQuerySchema,
  reply: tableroReplySchema,
  also: [304],
  derecho: 'proyecto.ver',
});

export const leer = ruta('GET', 'tableros/:id', {
  params: idParamSchema,
  query: tableroQuerySchema,
  reply: tableroReplySchema,
  also: [304],
  derecho: 'proyecto.ver',
});

export const crear = ruta('POST', 'tableros', {
  body: tableroCreateSchema,
  reply: tableroCreadoReplySchema,
  also: [200],
  derecho: 'proyecto.editar',
});

export const cambiarColumnas = ruta('PUT', 'tableros/:id/columnas', {
  params: idParamSchema,
  body: columnasUpdateSchema,
  reply: columnasReplySchema,
  derecho: 'proyecto.editar',
});

export const moverHistoria = ruta('PUT', 'tableros/mover-historia/:id', {
  params: idParamSchema,
  body: moverHistoriaSchema,
  reply: historiaMovidaReplySchema,
  derecho: 'proyecto.editar',
});
