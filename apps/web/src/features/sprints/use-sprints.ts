import type { Cambio } from '@pmp/contracts/common';
import { useQuery } from '@tanstack/react-query';
import { useRelectura } from '../../shared/almacen/use-relectura';
import { keys } from '../../shared/queries/keys';
import { getSprints } from './api/get-sprints';

const alters = ({ entidad }: Cambio): boolean => entidad === 'historia' || entidad === 'epica';

/** The project's sprints; their counts and points are updated when stories change. */
export const useSprints = (proyectoId: string) => {
  useRelectura(keys.sprints(proyectoId), alters);
  return useQuery({
    queryKey: keys.sprints(proyectoId),
    queryFn: ({ signal }) => getSprints(proyectoId, signal),
  });
};
