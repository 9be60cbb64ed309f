import type { Enlace } from '@pmp/contracts/proyectos';
import type { QueryClient } from '@tanstack/react-query';
import type { Undo } from '../../../shared/deshacer/ofrecer';
import { isVisto, type Punta, puntasDe, type Relacion } from '../../../shared/elementos/enlazado';
import type { ElementoEnlazable } from '../../../shared/elementos/enlazando';
import { newId } from '../../../shared/http/new-id';
import type { NuevoPendiente } from '../../../shared/pendientes/pendiente';
import { pendientes } from '../../../shared/pendientes/pendientes';
import { sendOrKeep } from '../../../shared/pendientes/send-or-keep';
import { createEnlace, deleteEnlace, restoreEnlace } from './enlaces-api';

/** A link being made or removed. */
interface CambioDeEnlace {
  enlace: Enlace;
  quitar: boolean;
}

const puntaDe = ({ entidad, datos }: ElementoEnlazable): Punta => ({
  tipo: entidad,
  _id: datos._id,
  clave: datos.clave,
  titulo: datos.titulo,
  estado: datos.estado,
  proyecto: datos.proyecto,
});

/** The link, as screens show it until the server has it. */
export const enlaceCon = (elemento: ElementoEnlazable, relacion: Relacion, otro: Punta): Enlace => {
  const puntas = [puntaDe(elemento), otro];
  const { tipo, origen, destino } = puntasDe(relacion, elemento.datos._id, otro._id);
  const find = (id: string) => puntas.find(({ _id }) => _id === id) as Enlace['origen'];
  return { _id: newId(), tipo, origen: find(origen), destino: find(destino), version: 0 };
};

const idOf = (extremo: Enlace['origen']): string => (isVisto(extremo) ? extremo._id : '');

const pendienteDe = ({ enlace, quitar }: CambioDeEnlace): NuevoPendiente => {
  const { _id, tipo, origen, destino } = enlace;
  const own = isVisto(origen) ? origen : destino;
  return {
    accion: quitar ? 'desenlazar' : 'enlazar',
    entidad: own.tipo,
    elemento: _id,
    proyecto: isVisto(own) ? own.proyecto : '',
    titulo: [origen, destino].map((extremo) => (isVisto(extremo) ? extremo.titulo : '…')).join(' → '),
    method: quitar ? 'DELETE' : 'POST',
    path: quitar ? `/api/enlaces/${_id}` : '/api/enlaces',
    body: quitar ? {} : { _id, tipo, origen: idOf(origen), destino: idOf(destino) },
    visto: { ...enlace },
  };
};

const send = async (cambio: CambioDeEnlace, restoring: boolean): Promise<void> => {
  const { _id, tipo, origen, destino } = cambio.enlace;
  if (cambio.quitar) await deleteEnlace(_id);
  else if (restoring) await restoreEnlace(_id);
  else await createEnlace({ _id, tipo, origen: idOf(origen), destino: idOf(destino) });
};

const run = async (queryClient: QueryClient, cambio: CambioDeEnlace, restoring = false): Promise<void> => {
  const pedido = pendienteDe(cambio);
  await pendientes.mostrar([pedido], async () => {
    await sendOrKeep(pedido, () => send(cambio, restoring));
    await queryClient.invalidateQueries({ queryKey: ['enlaces'] });
  });
};

/** Makes the link; resolves to what undoes it. */
export const enlazar = async (queryClient: QueryClient, enlace: Enlace): Promise<Undo> => {
  await run(queryClient, { enlace, quitar: false });
  return async () => {
    await run(queryClient, { enlace, quitar: true });
    return 0;
  };
};

/** Removes the link; resolves to what brings it back. */
export const desenlazar = async (queryClient: QueryClient, enlace: Enlace): Promise<Undo> => {
  await run(queryClient, { enlace, quitar: true });
  return async () => {
    await run(queryClient, { enlace, quitar: false }, true);
    return 0;
  };
};
