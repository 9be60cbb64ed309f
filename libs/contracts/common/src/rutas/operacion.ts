import { letraParamSchema, operacionSchema } from '../operacion';
import { exitoReplySchema } from '../replies';
import { ruta } from '../ruta';

export const leer = ruta('GET', 'operacion', {
  resumen: 'Salud, versión y retraso de cada servicio, con los mensajes que no se pudieron tratar',
  reply: operacionSchema,
  refuses: ['unavailable'],
  derecho: 'plataforma.operar',
});

export const reintentar = ruta('POST', 'operacion/letras-muertas/:id/reintentar', {
  resumen: 'Devuelve un mensaje fallido a quien tiene que tratarlo',
  params: letraParamSchema,
  reply: exitoReplySchema,
  status: 200,
  refuses: ['unavailable'],
  derecho: 'plataforma.operar',
});

export const descartar = ruta('DELETE', 'operacion/letras-muertas/:id', {
  resumen: 'Descarta un mensaje fallido',
  params: letraParamSchema,
  reply: exitoReplySchema,
  refuses: ['unavailable'],
  derecho: 'plataforma.operar',
});
