import { ruta } from '@pmp/contracts/common';
import { imagenParamsSchema } from '../cuentas/imagen';

export const leer = ruta('GET', 'imagenes/:id', {
  resumen: 'Descarga la imagen de una persona o de un equipo',
  params: imagenParamsSchema,
  reply: 'application/octet-stream',
  derecho: 'publico',
});
