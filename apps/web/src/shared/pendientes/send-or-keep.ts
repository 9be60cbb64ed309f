import { isOnline } from '../conexion';
import { statusOf } from '../errors';
import type { NuevoPendiente } from './pendiente';
import { pendientes } from './pendientes';

/**
 * Sends a change, or keeps it for when there is a network: undefined then. A thing with an earlier change that still
 * waits keeps its order. The call has to be one that may arrive twice, as a lost reply looks like a lost call.
 */
export const sendOrKeep = async <T>(
  nuevo: NuevoPendiente,
  send: () => Promise<T>,
): Promise<T | undefined> => {
  if (isOnline() && !pendientes.isWaiting(nuevo.elemento)) {
    try {
      return await send();
    } catch (error) {
      if (statusOf(error) !== 0 || isOnline()) throw error;
    }
  }
  pendientes.add(nuevo);
  return undefined;
};
