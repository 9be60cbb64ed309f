import { exitoReplySchema, idParamSchema, ruta } from '@pmp/contracts/common';
import {
  calendarioCreadoReplySchema,
  calendarioCreateSchema,
  calendariosReplySchema,
  direccionParamSchema,
} from '../calendario';

export const listar = ruta('GET', 'calendarios', {
  resumen: 'Lista los calendarios a los que está suscrito quien llama',
  reply: calendariosReplySchema,
  derecho: 'cuenta.propia',
});

export const crear = ruta('POST', 'calendarios', {
  resumen: 'Crea una dirección de calendario que se enseña esta única vez',
  body: calendarioCreateSchema,
  reply: calendarioCreadoReplySchema,
  refuses: ['missing', 'conflict'],
  derecho: 'cuenta.propia',
});

export const renovar = ruta('POST', 'calendarios/:id/renovar', {
  resumen: 'Cambia la dirección de un calendario; la anterior deja de servir',
  params: idParamSchema,
  reply: calendarioCreadoReplySchema,
  status: 200,
  refuses: ['missing', 'conflict'],
  derecho: 'cuenta.propia',
});

export const eliminar = ruta('DELETE', 'calendarios/:id', {
  resumen: 'Elimina un calendario; su dirección deja de servir',
  params: idParamSchema,
  reply: exitoReplySchema,
  refuses: ['missing', 'conflict'],
  derecho: 'cuenta.propia',
});

export const leerDireccion = ruta('GET', 'calendarios/direccion/:secreto', {
  resumen: 'Descarga un calendario en formato iCalendar',
  params: direccionParamSchema,
  reply: 'text/calendar; charset=utf-8',
  also: [304],
  refuses: ['missing', 'unavailable'],
  derecho: 'publico',
});
