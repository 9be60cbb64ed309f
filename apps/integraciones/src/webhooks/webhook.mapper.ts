import type { Persona } from '@pmp/contracts/common';
import type { Entrega, EntregaCompleta, RespuestaEntrega, Webhook } from '@pmp/contracts/integraciones';
import type { EntregaDoc } from '../datos/entrega.model';
import type { WebhookDoc } from '../datos/webhook.model';

export const toWebhook = (doc: WebhookDoc, creador: Persona | null): Webhook => ({
  _id: doc._id,
  nombre: doc.nombre,
  url: doc.url,
  proyecto: doc.proyecto,
  hechos: doc.hechos,
  estado: doc.estado,
  creador,
  creado: doc.creado.toISOString(),
  fallaDesde: doc.fallaDesde?.toISOString() ?? null,
  reintento: doc.corte?.toISOString() ?? null,
  version: doc.version,
});

const withoutBody = ({ cuando, ms, status, fallo }: RespuestaEntrega) => ({ cuando, ms, status, fallo });

export const toEntrega = (doc: EntregaDoc): Entrega => ({
  _id: doc._id,
  mensaje: doc.mensaje,
  tipo: doc.tipo,
  creada: doc.creada.toISOString(),
  estado: doc.estado,
  intentos: doc.intentos,
  respuesta: doc.respuesta && withoutBody(doc.respuesta),
});

export const toEntregaCompleta = (doc: EntregaDoc): EntregaCompleta => ({
  ...toEntrega(doc),
  cuerpo: doc.cuerpo,
  respuesta: doc.respuesta,
});
