import { defineErrors } from '@pmp/contracts/common';

export const erroresWeb = defineErrors({
  sinConstruir: { kind: 'unavailable', message: 'La aplicación web no está construida en este servidor' },
});
