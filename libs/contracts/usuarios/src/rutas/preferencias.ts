import { ruta } from '@pmp/contracts/common';
import { preferenciasReplySchema } from '../replies';
import { preferenciasUpdateSchema } from '../cuentas/preferencias';

export const leer = ruta('GET', 'usuarios/preferencias', {
  reply: preferenciasReplySchema,
  derecho: 'autenticado',
});

export const cambiar = ruta('PUT', 'usuarios/preferencias', {
  body: preferenciasUpdateSchema,
  reply: preferenciasReplySchema,
  derecho: 'autenticado',
});
