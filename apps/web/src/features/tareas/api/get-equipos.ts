import type { Equipo } from '@pmp/contracts/usuarios';
import { http } from '../../../shared/http/http';

export const getEquipos = async (signal: AbortSignal): Promise<Equipo[]> =>
  (await http.get<{ equipos: Equipo[] }>('/api/equipos', signal)).equipos;
