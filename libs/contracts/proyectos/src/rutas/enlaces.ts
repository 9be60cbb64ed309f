import { exitoReplySchema, idParamSchema, ruta } from '@pmp/contracts/common';
import { enlaceCreateSchema, enlaceReplySchema, enlacesReplySchema } from '../enlaces/enlace';

export const listarDeProyecto = ruta('GET', 'enlaces/proyecto/:id', {
  resumen: 'Lista los enlaces entre los elementos de un proyecto',
  params: idParamSchema,
  reply: enlacesReplySchema,
  derecho: 'proyecto.ver',
});

export const listarDeElemento = ruta('GET', 'enlaces/elemento/:id', {
  resumen: 'Lista los enlaces de un elemento',
  params: idParamSchema,
  reply: enlacesReplySchema,
  derecho: 'proyecto.ver',
});

export const crear = ruta('POST', 'enlaces', {
  resumen: 'Enlaza dos elementos: uno bloquea al otro, o se relacionan',
  body: enlaceCreateSchema,
  reply: enlaceReplySchema,
  also: [200],
  derecho: 'proyecto.editar',
});

export const eliminar = ruta('DELETE', 'enlaces/:id', {
  resumen: 'Elimina un enlace entre dos elementos',
  params: idParamSchema,
  reply: exitoReplySchema,
  derecho: 'proyecto.editar',
});

export const restaurar = ruta('POST', 'enlaces/:id/restaurar', {
  resumen: 'Recupera un enlace que se acaba de eliminar',
  params: idParamSchema,
  reply: enlaceReplySchema,
  status: 200,
  derecho: 'proyecto.editar',
});
