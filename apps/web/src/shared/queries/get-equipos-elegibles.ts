import type { EquipoResumen } from '@pmp/contracts/usuarios';
import { http } from '../http/http';

/** Teams the person may create projects in. */
export const getEquiposElegibles = async (signal: AbortSignal): Promise<EquipoResumen[]> =>
  (await http.get<{ equipos: EquipoResumen[] }>('/api/proyectos/equipos/lista', signal)).equipos;
