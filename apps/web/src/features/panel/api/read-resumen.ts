import type { Resumen } from '@pmp/contracts/proyectos';
import { http } from '../../../shared/http/http';

/** The whole dashboard in one call. */
export const getResumen = (signal: AbortSignal) => http.get<Resumen>('/api/proyectos/resumen', signal);
