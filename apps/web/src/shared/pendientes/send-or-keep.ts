import { isOnline } from '../vivo/conexion';
import { statusOf } from '../http/errors';
import type { NuevoPendiente } from './pendiente';
import { pendientes } from './pendientes';

/**
 * Sends a change, or keeps it until there is a network and answers undefined. If an earlier change of the same thing
 * still waits, this one waits behind it. The call must be repeatable: a lost reply looks like a lost call.
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
