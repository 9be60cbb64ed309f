import type { Administracion } from '@pmp/contracts/usuarios';
import { rutasUsuarios } from '@pmp/contracts/usuarios/rutas';
import { useQuery } from '@tanstack/react-query';
import { pedir } from '../http/pedir';
import { keys } from './keys';

/** Who can add the person to a team; undefined until that is known. */
export const useAdministracion = (enabled: boolean): Administracion | undefined =>
  useQuery({
    queryKey: keys.administracion,
    queryFn: ({ signal }) => pedir(rutasUsuarios.leerAdministracion, { signal }),
    enabled,
  }).data;
