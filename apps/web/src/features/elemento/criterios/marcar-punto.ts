import type { Historia } from '@pmp/contracts/proyectos';
import type { DefinicionDeHistoria } from '@pmp/contracts/sprints';
import { rutasDefiniciones } from '@pmp/contracts/sprints/rutas';
import type { QueryClient } from '@tanstack/react-query';
import type { Undo } from '../../../shared/deshacer/ofrecer';
import { direccionDe, pedir } from '../../../shared/http/pedir';
import type { NuevoPendiente } from '../../../shared/pendientes/pendiente';
import { pendientes, usePorConfirmar } from '../../../shared/pendientes/pendientes';
import { soltarVanos } from '../../../shared/pendientes/retirar';
import { sendOrKeep } from '../../../shared/pendientes/send-or-keep';

export const definicionesDeHistoriaKey = (historia: string) =>
  ['definiciones', 'historia', historia] as const;

export type Punto = DefinicionDeHistoria['listo'][number];

const placeOf = (historia: string, puntoId: string) => ({ params: { id: historia, puntoId } });

const pathOf = (historia: string, punto: string) =>
  direccionDe(rutasDefiniciones.marcar, placeOf(historia, punto));

/** Ticks a point of the team's definition for a story: shown at once and sent; offline it waits. */
export const marcarPunto = async (
  queryClient: QueryClient,
  historia: Historia,
  punto: Punto,
  cumple: boolean,
): Promise<Undo> => {
  const { _id, cumple: antes } = punto;
  const queryKey = definicionesDeHistoriaKey(historia._id);
  const pedido: NuevoPendiente = {
    accion: 'marca',
    entidad: 'historia',
    elemento: historia._id,
    proyecto: historia.proyecto,
    titulo: historia.titulo,
    method: 'PUT',
    path: pathOf(historia._id, _id),
    body: { cumple },
    previo: { cumple: antes },
  };
  const send = async () => {
    const asked = { ...placeOf(historia._id, _id), body: { cumple } };
    const now = await sendOrKeep(pedido, () => pedir(rutasDefiniciones.marcar, asked));
    if (now) queryClient.setQueryData(queryKey, now);
  };
  await pendientes.mostrar([pedido], send, `definicion-${historia._id}`);
  return async () => {
    const now = queryClient.getQueryData<DefinicionDeHistoria>(queryKey);
    // The team has taken it out of its definition meanwhile.
    if (now && ![...now.listo, ...now.hecho].some((each) => each._id === _id)) return 1;
    await marcarPunto(queryClient, historia, { ...punto, cumple }, antes);
    soltarVanos([historia._id]);
    return 0;
  };
};

/** Whether a point holds, with what waits or is on its way. */
export const useMarcas = (historia: string) => {
  const porConfirmar = usePorConfirmar();
  return ({ _id, cumple }: Punto): boolean => {
    const path = pathOf(historia, _id);
    const last = porConfirmar.findLast((each) => each.path === path);
    return last ? last.body['cumple'] === true : cumple;
  };
};
