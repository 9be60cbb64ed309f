import type { Equipo } from '@pmp/contracts/usuarios';
import { http } from '../../../shared/http/http';

/** All teams for an administrator, the person's own for everybody else. */
export const getEquipos = async (signal: AbortSignal): Promise<Equipo[]> =>
  (await http.get<{ equipos: Equipo[] }>('/api/equipos', signal)).equipos;
