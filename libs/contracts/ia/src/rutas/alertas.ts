import { exitoReplySchema, ruta } from '@pmp/contracts/common';
import {
  alertasQuerySchema,
  alertasReplySchema,
  notificarAlertaReplySchema,
  notificarAlertaSchema,
} from '../alertas';

export const listar = ruta('GET', 'ia/alertas', {
  resumen: 'Lista las alertas de un proyecto: retrasos, sobrecarga y otros riesgos',
  query: alertasQuerySchema,
  reply: alertasReplySchema,
  derecho: 'alertas.gestionar',
});

export const regenerar = ruta('POST', 'ia/alertas/regenerar', {
  resumen: 'Calcula de nuevo las alertas de un proyecto',
  query: alertasQuerySchema,
  reply: alertasReplySchema,
  status: 200,
  derecho: 'alertas.gestionar',
});

export const notificar = ruta('POST', 'ia/alertas/notificar', {
  resumen: 'Avisa de una alerta a las personas a las que afecta',
  body: notificarAlertaSchema,
  reply: notificarAlertaReplySchema,
  status: 200,
  derecho: 'alertas.gestionar',
});

export const eliminar = ruta('DELETE', 'ia/alertas', {
  resumen: 'Borra las alertas de un proyecto',
  query: alertasQuerySchema,
  reply: exitoReplySchema,
  derecho: 'alertas.gestionar',
});
