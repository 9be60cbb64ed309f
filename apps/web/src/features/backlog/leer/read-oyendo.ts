import type { Cambio } from '@pmp/contracts/common';
import type { Eliminados } from '../../../shared/deshacer/eliminados';
import { cambios } from '../../../shared/vivo/cambios';

/** What is read, with the changes that were heard while it was being read. */
export const readOyendo = async <T>(
  read: () => Promise<T>,
  patch: (now: T, cambio: Cambio, eliminados: Eliminados) => T,
): Promise<T> => {
  const meanwhile: Cambio[] = [];
  const off = cambios.subscribe((cambio) => meanwhile.push(cambio));
  try {
    const leido = await read();
    const eliminados: Eliminados = new Map();
    return meanwhile.reduce<T>((now, cambio) => patch(now, cambio, eliminados), leido);
  } finally {
    off();
  }
};
