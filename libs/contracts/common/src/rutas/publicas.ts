import { configuracionPublicaReplySchema, saludReplySchema } from '../publico';
import { ruta } from '../ruta';

export const leerSalud = ruta('GET', 'salud', {
  resumen: 'Dice si todos los servicios y el bus de mensajes están listos',
  reply: saludReplySchema,
  refuses: ['unavailable'],
  derecho: 'publico',
});

export const leerConfiguracion = ruta('GET', 'configuracion-publica', {
  resumen: 'Lo que un cliente necesita saber de la instalación antes de iniciar sesión',
  reply: configuracionPublicaReplySchema,
  derecho: 'publico',
});
