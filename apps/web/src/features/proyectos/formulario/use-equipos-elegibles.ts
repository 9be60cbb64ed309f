import { useQuery } from '@tanstack/react-query';
import { isUnavailable } from '../../../shared/http/errors';
import { keys } from '../../../shared/queries/keys';
import { getEquiposElegibles } from '../../../shared/queries/get-equipos-elegibles';
import { SAMPLE_EQUIPOS } from '../ejemplo/samples';

/** The teams to choose from; sample teams only while the server cannot be reached. */
export const useEquiposElegibles = () => {
  const query = useQuery({
    queryKey: keys.equiposElegibles,
    queryFn: ({ signal }) => getEquiposElegibles(signal),
  });
  const sampled = !query.data && isUnavailable(query.error);
  return { query, sampled, equipos: sampled ? SAMPLE_EQUIPOS : (query.data ?? []) };
};
