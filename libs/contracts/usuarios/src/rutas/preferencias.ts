import { ruta } from '@pmp/contracts/common';
import { preferenciasReplySchema } from '../replies';
import { preferenciasUpdateSchema } from '../cuentas/preferencias';

export const leer = ruta('GET', 'usuarios/preferencias', {
  resumen: 'Lee las preferencias de quien llama',
  reply: preferenciasReplySchema,
  derecho: 'autenticado',
});

export const cambiar = ruta('PUT', 'usuarios/preferencias', {
  resumen: 'Cambia las preferencias de quien llama',
  body: preferenciasUpdateSchema,
  reply: preferenciasReplySchema,
  derecho: 'autenticado',
});
