import type { Operacion } from '@pmp/contracts/common';
import { http } from '../../../shared/http/http';

export const getOperacion = (signal: AbortSignal): Promise<Operacion> =>
  http.get<Operacion>('/api/operacion', signal);
