import { exitoReplySchema, idParamSchema, ruta } from '@pmp/contracts/common';
import {
  entradaBodySchema,
  forjaCreadaReplySchema,
  forjaCreateSchema,
  forjaReplySchema,
  forjaUpdateSchema,
  forjasQuerySchema,
  forjasReplySchema,
  referenciasQuerySchema,
  referenciasReplySchema,
} from '../forja';

export const listar = ruta('GET', 'forjas', {
  resumen: 'Lista las forjas de código conectadas a un proyecto',
  query: forjasQuerySchema,
  reply: forjasReplySchema,
  derecho: 'proyecto.integrar',
});

export const listarReferencias = ruta('GET', 'forjas/referencias', {
  resumen: 'Lista las ramas, commits y peticiones de cambio que nombran un elemento',
  query: referenciasQuerySchema,
  reply: referenciasReplySchema,
  derecho: 'proyecto.ver',
});

export const crear = ruta('POST', 'forjas', {
  resumen: 'Conecta un repositorio de una forja con un proyecto',
  body: forjaCreateSchema,
  reply: forjaCreadaReplySchema,
  refuses: ['conflict'],
  derecho: 'proyecto.integrar',
});

export const cambiar = ruta('PUT', 'forjas/:id', {
  resumen: 'Cambia los ajustes de una forja conectada, o la pausa',
  params: idParamSchema,
  body: forjaUpdateSchema,
  reply: forjaReplySchema,
  refuses: ['conflict'],
  derecho: 'proyecto.integrar',
});

export const renovarSecreto = ruta('POST', 'forjas/:id/secreto', {
  resumen: 'Da a una forja un secreto nuevo, que se enseña esta única vez',
  params: idParamSchema,
  reply: forjaCreadaReplySchema,
  status: 200,
  refuses: ['conflict'],
  derecho: 'proyecto.integrar',
});

export const eliminar = ruta('DELETE', 'forjas/:id', {
  resumen: 'Desconecta una forja del proyecto',
  params: idParamSchema,
  reply: exitoReplySchema,
  derecho: 'proyecto.integrar',
});

export const recibir = ruta('POST', 'forjas/entrada/:id', {
  resumen: 'Recibe lo que una forja cuenta de su repositorio',
  params: idParamSchema,
  body: entradaBodySchema,
  reply: exitoReplySchema,
  status: 202,
  refuses: ['unauthenticated', 'tooLarge'],
  derecho: 'publico',
});
