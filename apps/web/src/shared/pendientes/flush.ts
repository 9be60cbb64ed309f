import { isOnline } from '../vivo/conexion';
import { errorText, isUnavailable, statusOf } from '../http/errors';
import { session } from '../sesion/session';
import { restOf } from './coalesce';
import { isMensaje, type Pendiente } from './pendiente';
import { pendientes } from './pendientes';
import { PendienteConflict, sendPendiente } from './send-pendiente';

const TOO_MANY = 429;

/** Failures that are retried later without asking the person. */
const isForLater = (error: unknown): boolean =>
  isUnavailable(error) || statusOf(error) === 401 || statusOf(error) === TOO_MANY;

const next = (done: ReadonlySet<string>): Pendiente | undefined =>
  pendientes.all().find((each) => each.estado === 'espera' && !isMensaje(each) && !done.has(each.id));

/** Edits merged into it while it was being sent stay in the list, as a change of their own. */
const settle = (sent: Pendiente): 'grown' | 'done' => {
  pendientes.reload();
  const now = pendientes.all().find(({ id }) => id === sent.id);
  const rest = now && restOf(sent, now);
  if (rest) pendientes.patch(sent.id, { ...rest, intentado: false });
  else pendientes.remove(sent.id);
  return rest ? 'grown' : 'done';
};

const sendAll = async (onSent: (pendiente: Pendiente) => Promise<unknown>): Promise<void> => {
  pendientes.reload();
  const token = session.get().token;
  const tried = new Set<string>();
  for (let one = next(tried); one; one = next(tried)) {
    // Another person has signed in: only their own changes may be sent.
    if (!isOnline() || !token || session.get().token !== token) return;
    tried.add(one.id);
    pendientes.patch(one.id, { intentado: true });
    try {
      await sendPendiente(one);
      await onSent(one);
      if (settle(one) === 'grown') tried.delete(one.id);
    } catch (error) {
      if (isForLater(error)) return;
      const why =
        error instanceof PendienteConflict ? { quien: error.quien } : { motivo: errorText(error, '') };
      pendientes.patch(one.id, { estado: 'conflicto', motivo: undefined, quien: undefined, ...why });
    }
  }
};

let sending: Promise<void> | undefined;

/** One tab sends at a time; the others see the list get shorter. */
const inOneTab = async (run: () => Promise<void>): Promise<void> => {
  if (!('locks' in navigator)) return run();
  const name = `pendientes:${session.get().user._id ?? ''}`;
  await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await run();
  });
};

/** Sends the waiting changes in order, and stops at the first that has to wait longer. */
export const flushPendientes = (onSent: (pendiente: Pendiente) => Promise<unknown>): Promise<void> => {
  // Begun a moment later: reading the list tells those who listen to it, and one of them calls this.
  sending ??= Promise.resolve()
    .then(() => inOneTab(() => sendAll(onSent)))
    .finally(() => (sending = undefined));
  return sending;
};
