import { idParamSchema, ruta } from '@pmp/contracts/common';
import { historiaMovidaReplySchema, tableroCreadoReplySchema, tablerosReplySchema } from '../replies';
import { moverHistoriaSchema, tableroCreateSchema, tableroQuerySchema, tableroReplySchema } from '../tablero';
import { columnasReplySchema, columnasUpdateSchema } from '../columna';

export const listar = ruta('GET', 'tableros/proyecto/:id', {
  resumen: 'Lista los tableros de un proyecto',
  params: idParamSchema,
  reply: tablerosReplySchema,
  derecho: 'proyecto.ver',
});

export const leerPrincipal = ruta('GET', 'tableros/principal/:id', {
  resumen: 'Lee el tablero principal de un proyecto',
  params: idParamSchema,
  query: tableroQuerySchema,
  reply: tableroReplySchema,
  also: [304],
  derecho: 'proyecto.ver',
});

export const leer = ruta('GET', 'tableros/:id', {
  resumen: 'Lee un tablero con sus columnas y sus historias',
  params: idParamSchema,
  query: tableroQuerySchema,
  reply: tableroReplySchema,
  also: [304],
  derecho: 'proyecto.ver',
});

export const crear = ruta('POST', 'tableros', {
  resumen: 'Crea un tablero en un proyecto',
  body: tableroCreateSchema,
  reply: tableroCreadoReplySchema,
  also: [200],
  derecho: 'proyecto.editar',
});

export const cambiarColumnas = ruta('PUT', 'tableros/:id/columnas', {
  resumen: 'Cambia las columnas de un tablero',
  params: idParamSchema,
  body: columnasUpdateSchema,
  reply: columnasReplySchema,
  derecho: 'proyecto.editar',
});

export const moverHistoria = ruta('PUT', 'tableros/mover-historia/:id', {
  resumen: 'Mueve una historia a otra columna, o a otro lugar de la suya',
  params: idParamSchema,
  body: moverHistoriaSchema,
  reply: historiaMovidaReplySchema,
  derecho: 'proyecto.editar',
  proposedBy: 'PUT /api/historias/{id}',
});
