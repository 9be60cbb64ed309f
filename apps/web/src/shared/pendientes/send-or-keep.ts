import { isOnline } from '../vivo/conexion';
import { statusOf } from '../http/errors';
import type { NuevoPendiente } from './pendiente';
import { pendientes } from './pendientes';

const enCamino = new Set<NuevoPendiente>();

// A page that goes while it sends will not hear whether that arrived: the next one sends it again, which is repeatable.
window.addEventListener('pagehide', () => {
  for (const each of enCamino) pendientes.add({ ...each, intentado: true });
  enCamino.clear();
});

/**
 * Sends a change of one or many, or keeps it until there is a network and answers undefined. If an earlier change of
 * one of them still waits, this one waits behind it. The call must be repeatable: a lost reply looks like a lost call.
 */
export const sendOrKeepAll = async <T>(
  nuevos: readonly NuevoPendiente[],
  send: () => Promise<T>,
): Promise<T | undefined> => {
  if (isOnline() && !nuevos.some(({ elemento }) => pendientes.isWaiting(elemento))) {
    nuevos.forEach((each) => enCamino.add(each));
    try {
      return await send();
    } catch (error) {
      if (statusOf(error) !== 0 || isOnline()) throw error;
    } finally {
      nuevos.forEach((each) => enCamino.delete(each));
    }
  }
  nuevos.forEach(pendientes.add);
  return undefined;
};

export const sendOrKeep = <T>(nuevo: NuevoPendiente, send: () => Promise<T>): Promise<T | undefined> =>
  sendOrKeepAll([nuevo], send);
