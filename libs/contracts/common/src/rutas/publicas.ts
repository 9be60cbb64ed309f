import { configuracionPublicaReplySchema, saludReplySchema } from '../publico';
import { ruta } from '../ruta';

export const leerSalud = ruta('GET', 'salud', {
  reply: saludReplySchema,
  refuses: ['unavailable'],
  derecho: 'publico',
});

export const leerConfiguracion = ruta('GET', 'configuracion-publica', {
  reply: configuracionPublicaReplySchema,
  derecho: 'publico',
});
