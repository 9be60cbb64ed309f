import { defineErrors } from '@pmp/contracts/common';

export const erroresNotificaciones = defineErrors('notificaciones', {
  notificacionNoEncontrada: { kind: 'missing', message: 'La notificación no existe' },
  cursorNoValido: { kind: 'invalid', message: 'El cursor no es válido', campo: 'cursor' },
  filtroNoValido: { kind: 'invalid', message: 'El filtro no es válido' },
});
