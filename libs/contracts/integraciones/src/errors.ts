import { defineErrors } from '@pmp/contracts/common';

export const erroresIntegraciones = defineErrors('integraciones', {
  idOcupado: { kind: 'conflict', message: 'El identificador ya está en uso' },
});
