import type { EquipoResumen } from '@pmp/contracts/usuarios';
import { rutasEquipos } from '@pmp/contracts/usuarios/rutas';
import { pedir } from '../http/pedir';

/** Teams the person may create projects in. */
export const getEquiposElegibles = async (signal: AbortSignal): Promise<EquipoResumen[]> =>
  (await pedir(rutasEquipos.listarElegibles, { signal })).equipos;
