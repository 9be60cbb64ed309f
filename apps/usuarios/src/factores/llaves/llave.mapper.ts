import type { LlaveAcceso } from '@pmp/contracts/usuarios';
import type { LlaveDoc } from './llave.model';

export const toLlaveAcceso = ({ _id, nombre, creada, usada }: LlaveDoc): LlaveAcceso => ({
  _id: _id.toHexString(),
  nombre,
  creada: creada.toISOString(),
  usada: usada?.toISOString() ?? null,
});
