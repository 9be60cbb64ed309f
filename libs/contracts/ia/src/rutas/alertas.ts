import { exitoReplySchema, ruta } from '@pmp/contracts/common';
import {
  alertasQuerySchema,
  alertasReplySchema,
  notificarAlertaReplySchema,
  notificarAlertaSchema,
} from '../alertas';

export const listar = ruta('GET', 'ia/alertas', {
  query: alertasQuerySchema,
  reply: alertasReplySchema,
  derecho: 'alertas.gestionar',
});

export const regenerar = ruta('POST', 'ia/alertas/regenerar', {
  query: alertasQuerySchema,
  reply: alertasReplySchema,
  status: 200,
  derecho: 'alertas.gestionar',
});

export const notificar = ruta('POST', 'ia/alertas/notificar', {
  body: notificarAlertaSchema,
  reply: notificarAlertaReplySchema,
  status: 200,
  derecho: 'alertas.gestionar',
});

export const eliminar = ruta('DELETE', 'ia/alertas', {
  query: alertasQuerySchema,
  reply: exitoReplySchema,
  derecho: 'alertas.gestionar',
});
