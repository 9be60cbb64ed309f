import type { Proyecto } from '@pmp/contracts/proyectos';
import { useQuery } from '@tanstack/react-query';
import { keys } from './keys';
import { readOf } from './read-of';

export const useProyecto = (id: string) =>
  useQuery({
    queryKey: keys.proyecto(id),
    ...readOf(
      () => `/api/proyectos/${id}`,
      ({ proyecto }: { proyecto: Proyecto }) => proyecto,
    ),
  });
