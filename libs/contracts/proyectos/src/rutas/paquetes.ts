import { exitoReplySchema, idParamSchema, ruta } from '@pmp/contracts/common';
import { paqueteReplySchema, traerPaqueteSchema } from '../paquetes/paquete';

export const subir = ruta('POST', 'paquetes', {
  resumen: 'Sube el paquete de un proyecto y calcula qué haría',
  reply: paqueteReplySchema,
  refuses: ['invalid', 'tooLarge'],
  derecho: 'plataforma.operar',
});

export const leer = ruta('GET', 'paquetes/:id', {
  resumen: 'Lee el plan de un paquete, o cómo va',
  params: idParamSchema,
  reply: paqueteReplySchema,
  derecho: 'plataforma.operar',
});

export const traer = ruta('POST', 'paquetes/:id/traer', {
  resumen: 'Trae el proyecto de un paquete, según su plan',
  params: idParamSchema,
  body: traerPaqueteSchema,
  reply: exitoReplySchema,
  status: 202,
  refuses: ['conflict'],
  derecho: 'plataforma.operar',
});
