import { defineErrors } from './errors';
import { nameOfFalta, PARTES, type Parte } from '../partes';

export const erroresGateway = defineErrors('gateway', {
  sobrecarga: {
    kind: 'unavailable',
    message: ({ parte }) =>
      `Hay demasiado trabajo en este momento: ${nameOfFalta(parte)}. Inténtalo de nuevo en unos segundos.`,
  },
  parteNoDisponible: {
    kind: 'unavailable',
    message: ({ parte }) =>
      `La parte de ${PARTES[parte as Parte]} no está disponible en este momento. Inténtalo de nuevo en unos segundos.`,
  },
  demasiadasSalas: {
    kind: 'tooMany',
    message: 'Has abierto demasiadas cosas a la vez en esta pestaña. Recárgala e inténtalo de nuevo.',
  },
  demoTrasProxy: {
    kind: 'forbidden',
    message:
      'Esta instalación es una demostración y no se abre a través de un proxy: arráncala con DEMO=0, ADMIN_CORREO y ADMIN_CONTRASENA',
  },
  demasiadasPestanas: {
    kind: 'tooMany',
    message: 'Tienes abiertas demasiadas pestañas a la vez. Cierra alguna para recibir aquí los cambios.',
  },
  sinConstruir: { kind: 'unavailable', message: 'La aplicación web no está construida en este servidor' },
});
