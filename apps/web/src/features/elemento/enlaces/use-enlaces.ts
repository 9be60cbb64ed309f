import type { Cambio } from '@pmp/contracts/common';
import type { Enlace } from '@pmp/contracts/proyectos';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Pedido } from '../../../shared/almacen/capa';
import { useRelectura } from '../../../shared/almacen/use-relectura';
import { isVisto } from '../../../shared/elementos/enlazado';
import { usePorConfirmar } from '../../../shared/pendientes/pendientes';
import { keys } from '../../../shared/queries/keys';
import { useMuestra } from '../../../shared/vivo/mostrados';
import { getEnlaces } from './enlaces-api';

const has = ({ origen, destino }: Enlace, id: string): boolean =>
  [origen, destino].some((extremo) => isVisto(extremo) && extremo._id === id);

const proyectoDe = (extremo: Enlace['origen']): string[] => (isVisto(extremo) ? [extremo.proyecto] : []);

/** As they will be once what is not confirmed has arrived; what was refused waits for its person to decide. */
const despuesDe = (enlaces: readonly Enlace[], id: string, pedidos: readonly Pedido[]): Enlace[] =>
  pedidos.reduce<Enlace[]>(
    (all, { accion, estado, visto }) => {
      if ((accion !== 'enlazar' && accion !== 'desenlazar') || estado === 'conflicto') return all;
      const enlace = visto as unknown as Enlace;
      const others = all.filter(({ _id }) => _id !== enlace._id);
      return accion === 'desenlazar' || !has(enlace, id) ? others : [...others, enlace];
    },
    [...enlaces],
  );

/** What an item is linked with, as it is now and with what waits for the network. */
export const useEnlaces = (id: string) => {
  const query = useQuery({
    queryKey: keys.enlaces(id),
    queryFn: ({ signal }) => getEnlaces(id, signal),
  });
  const { data } = query;
  useMuestra((data ?? []).flatMap(({ origen, destino }) => [origen, destino].flatMap(proyectoDe)));
  useRelectura(
    keys.enlaces(id),
    useCallback(
      ({ _id }: Cambio) => _id === id || (data?.some((enlace) => has(enlace, _id)) ?? false),
      [id, data],
    ),
  );
  return { query, enlaces: despuesDe(data ?? [], id, usePorConfirmar()) };
};
