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
  resumen: 'Registra una aplicación que va a pedir acceso',
  body: registroClienteSchema,
  reply: registroClienteReplySchema,
  derecho: 'publico',
});

export const canjear = ruta('POST', 'oauth/token', {
  resumen: 'Cambia un código, o un token de renovación, por un token de acceso',
  body: pedidoTokenSchema,
  reply: tokenAccesoReplySchema,
  status: 200,
  refuses: ['conflict'],
  derecho: 'publico',
});

export const mirarSolicitud = ruta('POST', 'oauth/solicitud', {
  resumen: 'Lee qué acceso pide una aplicación, para enseñárselo a quien decide',
  body: solicitudAccesoSchema,
  reply: solicitudAccesoReplySchema,
  status: 200,
  refuses: ['tooMany', 'unavailable'],
  derecho: 'cuenta.propia',
});

export const decidir = ruta('POST', 'oauth/decision', {
  resumen: 'Concede o niega a una aplicación el acceso que pide',
  body: decisionAccesoSchema,
  reply: decisionAccesoReplySchema,
  status: 200,
  refuses: ['conflict', 'tooMany', 'unavailable'],
  derecho: 'cuenta.propia',
  reciente: true,
});
