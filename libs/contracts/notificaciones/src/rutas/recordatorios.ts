import { exitoReplySchema, idParamSchema, ruta } from '@pmp/contracts/common';
import { recordatorioCreateSchema, recordatorioReplySchema, recordatoriosReplySchema } from '../recordatorio';

export const listar = ruta('GET', 'recordatorios', {
  resumen: 'Lista los recordatorios pendientes de quien llama, del más próximo al más lejano',
  reply: recordatoriosReplySchema,
  derecho: 'autenticado',
});

export const crear = ruta('POST', 'recordatorios', {
  resumen: 'Crea un recordatorio, que llega como aviso a su hora',
  body: recordatorioCreateSchema,
  reply: recordatorioReplySchema,
  also: [200],
  refuses: ['conflict', 'missing'],
  derecho: 'autenticado',
});

export const eliminar = ruta('DELETE', 'recordatorios/:id', {
  resumen: 'Elimina un recordatorio pendiente',
  params: idParamSchema,
  reply: exitoReplySchema,
  derecho: 'autenticado',
});
