import { ruta } from '@pmp/contracts/common';
import {
  auditoriaCsvQuerySchema,
  auditoriaQuerySchema,
  auditoriaReplySchema,
  verificacionQuerySchema,
} from '../auditoria/auditoria';
import { verificacionReplySchema } from '../replies';

export const listar = ruta('GET', 'auditoria', {
  query: auditoriaQuerySchema,
  reply: auditoriaReplySchema,
  derecho: 'usuario.administrar',
});

export const descargarCsv = ruta('GET', 'auditoria/csv', {
  query: auditoriaCsvQuerySchema,
  reply: 'text/csv',
  derecho: 'usuario.administrar',
});

export const verificar = ruta('GET', 'auditoria/verificacion', {
  query: verificacionQuerySchema,
  reply: verificacionReplySchema,
  derecho: 'usuario.administrar',
});
