import { defineErrors } from '@pmp/contracts/common';

export const erroresAlertas = defineErrors('alertas', {
  alertaNoEncontrada: { kind: 'missing', message: 'La alerta no existe' },
  personaAjena: {
    kind: 'invalid',
    message: 'Alguna de las personas no puede ver el proyecto de la alerta',
    campo: 'usuarios',
  },
  soloUnoMismo: {
    kind: 'invalid',
    message: 'No puedes notificarte a ti: selecciona a otra persona',
    campo: 'usuarios',
  },
  sinPersonas: { kind: 'invalid', message: 'Selecciona al menos una persona' },
  demasiadasPersonas: {
    kind: 'invalid',
    message: ({ max }) => `No se puede notificar a más de ${max} personas a la vez`,
  },
});
