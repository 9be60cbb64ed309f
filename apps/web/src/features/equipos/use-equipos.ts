import { useQuery } from '@tanstack/react-query';
import { keys } from '../../shared/queries/keys';
import { getEquipos } from './api/get-equipos';

export const useEquipos = () =>
  useQuery({ queryKey: keys.equipos, queryFn: ({ signal }) => getEquipos(signal) });
