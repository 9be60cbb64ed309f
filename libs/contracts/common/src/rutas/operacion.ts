import { letraParamSchema, operacionSchema } from '../operacion';
import { exitoReplySchema } from '../replies';
import { ruta } from '../ruta';

export const leer = ruta('GET', 'operacion', {
  reply: operacionSchema,
  refuses: ['unavailable'],
  derecho: 'plataforma.operar',
});

export const reintentar = ruta('POST', 'operacion/letras-muertas/:id/reintentar', {
  params: letraParamSchema,
  reply: exitoReplySchema,
  status: 200,
  refuses: ['unavailable'],
  derecho: 'plataforma.operar',
});

export const descartar = ruta('DELETE', 'operacion/letras-muertas/:id', {
  params: letraParamSchema,
  reply: exitoReplySchema,
  refuses: ['unavailable'],
  derecho: 'plataforma.operar',
});
