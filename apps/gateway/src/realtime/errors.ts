import { defineErrors } from '@pmp/contracts/common';

export const erroresRealtime = defineErrors({
  demasiadasSalas: {
    kind: 'tooMany',
    message: 'Has abierto demasiadas cosas a la vez en esta pestaña. Recárgala e inténtalo de nuevo.',
  },
});
