import { ruta } from '@pmp/contracts/common';
import { imagenParamsSchema } from '../cuentas/imagen';

export const leer = ruta('GET', 'imagenes/:id', {
  params: imagenParamsSchema,
  reply: 'application/octet-stream',
  derecho: 'publico',
});
