import { defineErrors } from '@pmp/contracts/common';
import { NOMBRE_DE_PARTE, type Servicio } from './routes';

export const erroresProxy = defineErrors({
  direccionNoValida: { kind: 'invalid', message: 'La dirección de la petición no es válida' },
  sobrecarga: {
    kind: 'unavailable',
    message: 'Hay demasiado trabajo en este momento. Inténtalo de nuevo en unos segundos.',
  },
});

export const parteNoDisponible = (servicio: Servicio) =>
  defineErrors({
    noDisponible: {
      kind: 'unavailable',
      message: `La parte de ${NOMBRE_DE_PARTE[servicio]} no está disponible en este momento. Inténtalo de nuevo en unos segundos.`,
    },
  }).noDisponible;
