import { exitoReplySchema, idParamSchema, paginaQuerySchema, ruta } from '@pmp/contracts/common';
import {
  entregaParamSchema,
  entregaReplySchema,
  entregasReplySchema,
  webhookCreadoReplySchema,
  webhookCreateSchema,
  webhookReplySchema,
  webhookUpdateSchema,
  webhooksQuerySchema,
  webhooksReplySchema,
} from '../webhook';

export const listarEntregas = ruta('GET', 'webhooks/:id/entregas', {
  params: idParamSchema,
  query: paginaQuerySchema,
  reply: entregasReplySchema,
  derecho: 'proyecto.integrar',
});

export const leerEntrega = ruta('GET', 'webhooks/:id/entregas/:entrega', {
  params: entregaParamSchema,
  reply: entregaReplySchema,
  derecho: 'proyecto.integrar',
});

export const reenviar = ruta('POST', 'webhooks/:id/entregas/:entrega/reenviar', {
  params: entregaParamSchema,
  reply: entregaReplySchema,
  status: 200,
  refuses: ['conflict', 'tooMany'],
  derecho: 'proyecto.integrar',
});

export const probar = ruta('POST', 'webhooks/:id/probar', {
  params: idParamSchema,
  reply: entregaReplySchema,
  status: 200,
  refuses: ['tooMany'],
  derecho: 'proyecto.integrar',
});

export const listar = ruta('GET', 'webhooks', {
  query: webhooksQuerySchema,
  reply: webhooksReplySchema,
  derecho: 'proyecto.integrar',
});

export const leer = ruta('GET', 'webhooks/:id', {
  params: idParamSchema,
  reply: webhookReplySchema,
  derecho: 'proyecto.integrar',
});

export const crear = ruta('POST', 'webhooks', {
  body: webhookCreateSchema,
  reply: webhookCreadoReplySchema,
  refuses: ['conflict'],
  derecho: 'proyecto.integrar',
});

export const cambiar = ruta('PUT', 'webhooks/:id', {
  params: idParamSchema,
  body: webhookUpdateSchema,
  reply: webhookReplySchema,
  refuses: ['conflict'],
  derecho: 'proyecto.integrar',
});

export const renovarSecreto = ruta('POST', 'webhooks/:id/secreto', {
  params: idParamSchema,
  reply: webhookCreadoReplySchema,
  status: 200,
  refuses: ['conflict'],
  derecho: 'proyecto.integrar',
});

export const eliminar = ruta('DELETE', 'webhooks/:id', {
  params: idParamSchema,
  reply: exitoReplySchema,
  derecho: 'proyecto.integrar',
});
