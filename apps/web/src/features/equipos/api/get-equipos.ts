import type { Equipo } from '@pmp/contracts/usuarios';
import { http } from '../../../shared/http';

/** An administrator's all; anybody else's own. */
export const getEquipos = async (signal: AbortSignal): Promise<Equipo[]> =>
  (await http.get<{ equipos: Equipo[] }>('/api/equipos', signal)).equipos;
