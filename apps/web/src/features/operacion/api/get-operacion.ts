import type { Operacion } from '@pmp/contracts/common';
import { rutasOperacion } from '@pmp/contracts/common/rutas';
import { pedir } from '../../../shared/http/pedir';

export const getOperacion = (signal: AbortSignal): Promise<Operacion> =>
  pedir(rutasOperacion.leer, { signal });
