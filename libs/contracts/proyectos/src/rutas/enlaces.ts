import { exitoReplySchema, idParamSchema, ruta } from '@pmp/contracts/common';
import { enlaceCreateSchema, enlaceReplySchema, enlacesReplySchema } from '../enlaces/enlace';

export const listarDeProyecto = ruta('GET', 'enlaces/proyecto/:id', {
  params: idParamSchema,
  reply: enlacesReplySchema,
  derecho: 'proyecto.ver',
});

export const listarDeElemento = ruta('GET', 'enlaces/elemento/:id', {
  params: idParamSchema,
  reply: enlacesReplySchema,
  derecho: 'proyecto.ver',
});

export const crear = ruta('POST', 'enlaces', {
  body: enlaceCreateSchema,
  reply: enlaceReplySchema,
  also: [200],
  derecho: 'proyecto.editar',
});

export const eliminar = ruta('DELETE', 'enlaces/:id', {
  params: idParamSchema,
  reply: exitoReplySchema,
  derecho: 'proyecto.editar',
});

export const restaurar = ruta('POST', 'enlaces/:id/restaurar', {
  params: idParamSchema,
  reply: enlaceReplySchema,
  status: 200,
  derecho: 'proyecto.editar',
});
