import { ruta } from '@pmp/contracts/common';
import {
  auditoriaCsvQuerySchema,
  auditoriaQuerySchema,
  auditoriaReplySchema,
  verificacionQuerySchema,
} from '../auditoria/auditoria';
import { verificacionReplySchema } from '../replies';

export const listar = ruta('GET', 'auditoria', {
  resumen: 'Lista lo que ha pasado en la instalación, con quién lo hizo',
  query: auditoriaQuerySchema,
  reply: auditoriaReplySchema,
  derecho: 'usuario.administrar',
});

export const descargarCsv = ruta('GET', 'auditoria/csv', {
  resumen: 'Descarga la auditoría en CSV',
  query: auditoriaCsvQuerySchema,
  reply: 'text/csv',
  derecho: 'usuario.administrar',
  reciente: true,
});

export const verificar = ruta('GET', 'auditoria/verificacion', {
  resumen: 'Comprueba que nadie ha cambiado ni quitado nada de la auditoría',
  query: verificacionQuerySchema,
  reply: verificacionReplySchema,
  derecho: 'usuario.administrar',
});
