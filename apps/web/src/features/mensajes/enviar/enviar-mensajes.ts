import type { ChatRef, Mensaje } from '@pmp/contracts/mensajes';
import { errorText, statusOf } from '../../../shared/http/errors';
import { isMensaje, type Pendiente } from '../../../shared/pendientes/pendiente';
import { pendientes } from '../../../shared/pendientes/pendientes';
import { session } from '../../../shared/sesion/session';
import { live } from '../../../shared/vivo/live';
import { sameChat } from '../historial/conversacion';
import { take } from '../historial/mensajes';
import { borradorDe } from './por-enviar';

/** How long a message is sent again to a service that does not take it, before it is shown as failed. */
export const GIVE_UP_MS = 10_000;
const BREATH_MS = 400;

const waiting = (): Pendiente[] =>
  pendientes.all().filter((each) => isMensaje(each) && each.estado === 'espera');

/** The service is down, or the answer was lost: sent again, the same message may arrive. */
const isPassing = (error: unknown): boolean => {
  const status = statusOf(error) ?? 400;
  return status === 0 || status >= 500;
};

/** Undefined: there is no connection, or another person has signed in; it waits. */
const deliver = async ({ body }: Pendiente, canSend: () => boolean): Promise<Mensaje | undefined> => {
  const until = Date.now() + GIVE_UP_MS;
  while (canSend()) {
    try {
      return (await live.ask<{ mensaje: Mensaje }>('enviar_mensaje', body as never)).mensaje;
    } catch (error) {
      if (!canSend()) break;
      if (!isPassing(error) || Date.now() + BREATH_MS >= until) throw error;
      await new Promise((resolve) => setTimeout(resolve, BREATH_MS));
    }
  }
  return undefined;
};

/** False: the rest waits. */
const sendOne = async (pendiente: Pendiente, canSend: () => boolean): Promise<boolean> => {
  try {
    const mensaje = await deliver(pendiente, canSend);
    if (!mensaje) return false;
    take([mensaje]);
    pendientes.remove(pendiente.id);
  } catch (error) {
    const motivo = statusOf(error) === 0 ? undefined : errorText(error, '');
    pendientes.patch(pendiente.id, { estado: 'conflicto', motivo });
  }
  return true;
};

const sendAll = async (chat: ChatRef): Promise<void> => {
  const { token } = session.get();
  const canSend = () => live.isConnected() && session.get().token === token;
  while (canSend()) {
    pendientes.reload();
    const one = waiting().find((each) => sameChat(borradorDe(each), chat));
    if (!one || !(await sendOne(one, canSend))) return;
  }
};

const sending = new Set<string>();

/** One tab sends the messages of a chat at a time; if it is closed meanwhile, another goes on. */
const inTurn = async (chat: ChatRef): Promise<void> => {
  const name = `mensajes:${session.get().user._id ?? ''}:${chat.tipoChat}.${chat.chatId}`;
  if (sending.has(name)) return;
  sending.add(name);
  const send = () => sendAll(chat).finally(() => sending.delete(name));
  // Browsers have no locks in a page that is not secure; the server knows a message that comes twice.
  await ('locks' in navigator ? navigator.locks.request(name, send) : send());
};

/** Sends what waits, one message at a time of each chat: everybody sees them in the order in which they were written. */
export const enviarMensajes = async (): Promise<void> => {
  await Promise.all(waiting().map((each) => inTurn(borradorDe(each))));
};
