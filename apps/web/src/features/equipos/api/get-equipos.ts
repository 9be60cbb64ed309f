import type { Equipo } from '@pmp/contracts/usuarios';
import { rutasEquipos } from '@pmp/contracts/usuarios/rutas';
import { pedir } from '../../../shared/http/pedir';

/** All teams for an administrator, the person's own for everybody else. */
export const getEquipos = async (signal: AbortSignal): Promise<Equipo[]> =>
  (await pedir(rutasEquipos.listar, { signal })).equipos;
