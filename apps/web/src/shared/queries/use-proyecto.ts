import { rutasProyectos } from '@pmp/contracts/proyectos/rutas';
import { useQuery } from '@tanstack/react-query';
import { keys } from './keys';
import { readOf } from './read-of';

export const useProyecto = (id: string) =>
  useQuery({
    queryKey: keys.proyecto(id),
    ...readOf(
      rutasProyectos.leer,
      () => [{ params: { id } }],
      ({ proyecto }) => proyecto,
    ),
  });
