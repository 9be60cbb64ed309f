import { defineErrors } from '@pmp/contracts/common';

export const erroresPaquetes = defineErrors('paquetes', {
  noSeTrae: { kind: 'conflict', message: ({ porque }) => `No se puede traer: ${String(porque)}` },
  paqueteNoEncontrado: { kind: 'missing', message: 'El paquete ya no está: vuelve a subirlo' },
  sinPaquete: { kind: 'invalid', message: 'Elige el fichero del paquete' },
  paqueteGrande: { kind: 'tooLarge', message: 'Un paquete tiene como mucho 1 GB' },
  faltanCuentas: { kind: 'conflict', message: 'Faltan cuentas o el equipo: di si se crean' },
  pisaLoQueHay: {
    kind: 'conflict',
    message: 'El proyecto ya está aquí y es distinto: solo lo sobrescribe quien opera la instalación',
  },
});
