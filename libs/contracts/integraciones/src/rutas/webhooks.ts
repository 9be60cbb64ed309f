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
  resumen: 'Lista las entregas de un webhook, de la última a la primera',
  params: idParamSchema,
  query: paginaQuerySchema,
  reply: entregasReplySchema,
  derecho: 'proyecto.integrar',
});

export const leerEntrega = ruta('GET', 'webhooks/:id/entregas/:entrega', {
  resumen: 'Lee una entrega con lo que se envió y lo que se contestó',
  params: entregaParamSchema,
  reply: entregaReplySchema,
  derecho: 'proyecto.integrar',
});

export const reenviar = ruta('POST', 'webhooks/:id/entregas/:entrega/reenviar', {
  resumen: 'Envía otra vez una entrega',
  params: entregaParamSchema,
  reply: entregaReplySchema,
  status: 200,
  refuses: ['conflict', 'tooMany'],
  derecho: 'proyecto.integrar',
});

export const probar = ruta('POST', 'webhooks/:id/probar', {
  resumen: 'Envía un mensaje de prueba a la dirección de un webhook',
  params: idParamSchema,
  reply: entregaReplySchema,
  status: 200,
  refuses: ['tooMany'],
  derecho: 'proyecto.integrar',
});

export const listar = ruta('GET', 'webhooks', {
  resumen: 'Lista los webhooks de un proyecto, o todos los que administra quien llama',
  query: webhooksQuerySchema,
  reply: webhooksReplySchema,
  derecho: 'proyecto.integrar',
});

export const leer = ruta('GET', 'webhooks/:id', {
  resumen: 'Lee un webhook',
  params: idParamSchema,
  reply: webhookReplySchema,
  derecho: 'proyecto.integrar',
});

export const crear = ruta('POST', 'webhooks', {
  resumen: 'Crea un webhook; su secreto se enseña esta única vez',
  body: webhookCreateSchema,
  reply: webhookCreadoReplySchema,
  refuses: ['conflict'],
  derecho: 'proyecto.integrar',
});

export const cambiar = ruta('PUT', 'webhooks/:id', {
  resumen: 'Cambia un webhook, lo pausa o lo reanuda',
  params: idParamSchema,
  body: webhookUpdateSchema,
  reply: webhookReplySchema,
  refuses: ['conflict'],
  derecho: 'proyecto.integrar',
});

export const renovarSecreto = ruta('POST', 'webhooks/:id/secreto', {
  resumen: 'Da a un webhook un secreto nuevo, que se enseña esta única vez',
  params: idParamSchema,
  reply: webhookCreadoReplySchema,
  status: 200,
  refuses: ['conflict'],
  derecho: 'proyecto.integrar',
});

export const eliminar = ruta('DELETE', 'webhooks/:id', {
  resumen: 'Elimina un webhook',
  params: idParamSchema,
  reply: exitoReplySchema,
  derecho: 'proyecto.integrar',
});
