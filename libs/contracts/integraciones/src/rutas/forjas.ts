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
  query: forjasQuerySchema,
  reply: forjasReplySchema,
  derecho: 'proyecto.integrar',
});

export const listarReferencias = ruta('GET', 'forjas/referencias', {
  query: referenciasQuerySchema,
  reply: referenciasReplySchema,
  derecho: 'proyecto.ver',
});

export const crear = ruta('POST', 'forjas', {
  body: forjaCreateSchema,
  reply: forjaCreadaReplySchema,
  refuses: ['conflict'],
  derecho: 'proyecto.integrar',
});

export const cambiar = ruta('PUT', 'forjas/:id', {
  params: idParamSchema,
  body: forjaUpdateSchema,
  reply: forjaReplySchema,
  refuses: ['conflict'],
  derecho: 'proyecto.integrar',
});

export const renovarSecreto = ruta('POST', 'forjas/:id/secreto', {
  params: idParamSchema,
  reply: forjaCreadaReplySchema,
  status: 200,
  refuses: ['conflict'],
  derecho: 'proyecto.integrar',
});

export const eliminar = ruta('DELETE', 'forjas/:id', {
  params: idParamSchema,
  reply: exitoReplySchema,
  derecho: 'proyecto.integrar',
});

export const recibir = ruta('POST', 'forjas/entrada/:id', {
  params: idParamSchema,
  body: entradaBodySchema,
  reply: exitoReplySchema,
  status: 202,
  refuses: ['unauthenticated', 'tooLarge'],
  derecho: 'publico',
});
