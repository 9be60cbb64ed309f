import { ruta } from '@pmp/contracts/common';
import {
  decisionAccesoReplySchema,
  decisionAccesoSchema,
  pedidoTokenSchema,
  registroClienteReplySchema,
  registroClienteSchema,
  solicitudAccesoReplySchema,
  solicitudAccesoSchema,
  tokenAccesoReplySchema,
} from '../acceso/oauth';

export const registrar = ruta('POST', 'oauth/registro', {
  body: registroClienteSchema,
  reply: registroClienteReplySchema,
  derecho: 'publico',
});

export const canjear = ruta('POST', 'oauth/token', {
  body: pedidoTokenSchema,
  reply: tokenAccesoReplySchema,
  status: 200,
  refuses: ['conflict'],
  derecho: 'publico',
});

export const mirarSolicitud = ruta('POST', 'oauth/solicitud', {
  body: solicitudAccesoSchema,
  reply: solicitudAccesoReplySchema,
  status: 200,
  refuses: ['tooMany', 'unavailable'],
  derecho: 'cuenta.propia',
});

export const decidir = ruta('POST', 'oauth/decision', {
  body: decisionAccesoSchema,
  reply: decisionAccesoReplySchema,
  status: 200,
  refuses: ['conflict', 'tooMany', 'unavailable'],
  derecho: 'cuenta.propia',
});
