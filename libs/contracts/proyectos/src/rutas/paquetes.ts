import { exitoReplySchema, idParamSchema, ruta } from '@pmp/contracts/common';
import { paqueteReplySchema, traerPaqueteSchema } from '../paquetes/paquete';

export const subir = ruta('POST', 'paquetes', {
  reply: paqueteReplySchema,
  refuses: ['invalid', 'tooLarge'],
  derecho: 'plataforma.operar',
});

export const leer = ruta('GET', 'paquetes/:id', {
  params: idParamSchema,
  reply: paqueteReplySchema,
  derecho: 'plataforma.operar',
});

export const traer = ruta('POST', 'paquetes/:id/traer', {
  params: idParamSchema,
  body: traerPaqueteSchema,
  reply: exitoReplySchema,
  status: 202,
  refuses: ['conflict'],
  derecho: 'plataforma.operar',
});
