import type { Enlace } from '@pmp/contracts/proyectos';
import { useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isVisto } from '../../../shared/elementos/enlazado';
import { usePendientes } from '../../../shared/pendientes/pendientes';
import { keys } from '../../../shared/queries/keys';
import { cambios } from '../../../shared/vivo/cambios';
import { useMuestra } from '../../../shared/vivo/mostrados';
import { getEnlaces } from './enlaces-api';
import { ENLAZAR, type CambioDeEnlace } from './enlazar';

const has = ({ origen, destino }: Enlace, id: string): boolean =>
  [origen, destino].some((extremo) => isVisto(extremo) && extremo._id === id);

const proyectoDe = (extremo: Enlace['origen']): string[] => (isVisto(extremo) ? [extremo.proyecto] : []);

/** As they will be once these changes have arrived. */
const despuesDe = (enlaces: readonly Enlace[], id: string, changes: readonly CambioDeEnlace[]): Enlace[] =>
  changes.reduce<Enlace[]>(
    (all, { enlace, quitar }) => {
      const others = all.filter(({ _id }) => _id !== enlace._id);
      return quitar || !has(enlace, id) ? others : [...others, enlace];
    },
    [...enlaces],
  );

/** What an item is linked with, as it is now and with what waits for the network. */
export const useEnlaces = (id: string) => {
  const queryClient = useQueryClient();
  const query = useQuery({
    queryKey: keys.enlaces(id),
    queryFn: ({ signal }) => getEnlaces(id, signal),
  });
  const { data } = query;
  useMuestra((data ?? []).flatMap(({ origen, destino }) => [origen, destino].flatMap(proyectoDe)));
  useEffect(
    () =>
      cambios.subscribe(({ _id }) => {
        if (_id === id || data?.some((enlace) => has(enlace, _id)))
          void queryClient.invalidateQueries({ queryKey: keys.enlaces(id) });
      }),
    [id, data, queryClient],
  );
  const enVuelo = useMutationState({
    filters: { mutationKey: ENLAZAR, status: 'pending' },
    select: ({ state }) => state.variables as CambioDeEnlace,
  });
  const kept = usePendientes().flatMap(({ accion, estado, visto }): CambioDeEnlace[] =>
    (accion === 'enlazar' || accion === 'desenlazar') && estado === 'espera'
      ? [{ enlace: visto as unknown as Enlace, quitar: accion === 'desenlazar' }]
      : [],
  );
  return { query, enlaces: despuesDe(data ?? [], id, [...kept, ...enVuelo]) };
};
