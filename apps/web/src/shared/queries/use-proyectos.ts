import type { Proyecto } from '@pmp/contracts/proyectos';
import { useQuery } from '@tanstack/react-query';
import { http } from '../http/http';
import { keys } from './keys';

/** The projects the person may see; the sidebar and several screens share this query. */
export const useProyectos = () =>
  useQuery({
    queryKey: keys.proyectos,
    meta: { log: 'Error al cargar proyectos' },
    queryFn: async ({ signal }) =>
      (await http.get<{ proyectos: Proyecto[] }>('/api/proyectos', signal)).proyectos,
  });
