import type { Proyecto } from '@pmp/contracts/proyectos';
import { useQuery } from '@tanstack/react-query';
import { http } from '../http/http';
import { keys } from './keys';

export const useProyecto = (id: string) =>
  useQuery({
    queryKey: keys.proyecto(id),
    queryFn: async ({ signal }) =>
      (await http.get<{ proyecto: Proyecto }>(`/api/proyectos/${id}`, signal)).proyecto,
  });
