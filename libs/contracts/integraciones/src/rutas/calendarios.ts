import { exitoReplySchema, idParamSchema, ruta } from '@pmp/contracts/common';
import {
  calendarioCreadoReplySchema,
  calendarioCreateSchema,
  calendariosReplySchema,
  direccionParamSchema,
} from '../calendario';

export const listar = ruta('GET', 'calendarios', {
  reply: calendariosReplySchema,
  derecho: 'cuenta.propia',
});

export const crear = ruta('POST', 'calendarios', {
  body: calendarioCreateSchema,
  reply: calendarioCreadoReplySchema,
  refuses: ['missing', 'conflict'],
  derecho: 'cuenta.propia',
});

export const renovar = ruta('POST', 'calendarios/:id/renovar', {
  params: idParamSchema,
  reply: calendarioCreadoReplySchema,
  status: 200,
  refuses: ['missing', 'conflict'],
  derecho: 'cuenta.propia',
});

export const eliminar = ruta('DELETE', 'calendarios/:id', {
  params: idParamSchema,
  reply: exitoReplySchema,
  refuses: ['missing', 'conflict'],
  derecho: 'cuenta.propia',
});

export const leerDireccion = ruta('GET', 'calendarios/direccion/:secreto', {
  params: direccionParamSchema,
  reply: 'text/calendar; charset=utf-8',
  also: [304],
  refuses: ['missing', 'unavailable'],
  derecho: 'publico',
});
