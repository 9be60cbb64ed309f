import type { ArchivoMensaje, ChatRef, Mensaje, MensajeCreate } from '@pmp/contracts/mensajes';
import { useSyncExternalStore } from 'react';
import { HttpError } from '../../../shared/http/http';
import { live } from '../../../shared/vivo/live';
import { newId } from '../../../shared/http/new-id';
import { session } from '../../../shared/sesion/session';

/** A message being sent. The server creates one message per `clienteId`, however often it arrives. */
export interface Pendiente extends ChatRef {
  clienteId: string;
  contenido: string;
  archivos: ArchivoMensaje[];
  respuestaA: Mensaje['respuestaA'];
  timestamp: string;
  estado: 'enviando' | 'fallido';
  /** The server's sentence; none when there was no answer. */
  motivo?: string;
}

export type Borrador = Pick<Pendiente, 'chatId' | 'tipoChat' | 'contenido' | 'archivos' | 'respuestaA'>;

/** How long a message waits for the connection or the service before it is shown as failed. */
export const GIVE_UP_MS = 10_000;
const BREATH_MS = 400;

const storageKey = () => `mensajes:pendientes:${session.get().user._id ?? ''}`;

const load = (): Pendiente[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey()) ?? '[]');
    // Messages in flight when the page closed may have arrived or not: the person decides whether to resend.
    return Array.isArray(stored) ? (stored as Pendiente[]).map((p) => ({ ...p, estado: 'fallido' })) : [];
  } catch {
    return [];
  }
};

let owner = '';
let pendientes: Pendiente[] = [];
const listeners = new Set<() => void>();
const lines = new Map<string, Promise<void>>();

const current = (): Pendiente[] => {
  if (owner !== storageKey()) {
    owner = storageKey();
    pendientes = load();
  }
  return pendientes;
};

const set = (next: Pendiente[]) => {
  pendientes = next;
  localStorage.setItem(owner, JSON.stringify(next));
  listeners.forEach((listener) => listener());
};

const patch = (clienteId: string, over: Partial<Pendiente>) =>
  set(current().map((p) => (p.clienteId === clienteId ? { ...p, ...over } : p)));

const has = (clienteId: string) => current().some((p) => p.clienteId === clienteId);

const connected = (ms: number): Promise<void> =>
  new Promise((resolve, reject) => {
    if (live.isConnected()) return void resolve();
    const off = live.subscribe(() => {
      if (!live.isConnected()) return;
      stop();
      resolve();
    });
    const timer = setTimeout(() => {
      stop();
      reject(new HttpError(0, { codigo: 'SIN_RED' }));
    }, ms);
    const stop = () => {
      off();
      clearTimeout(timer);
    };
  });

const bodyOf = ({
  chatId,
  tipoChat,
  contenido,
  clienteId,
  archivos,
  respuestaA,
}: Pendiente): MensajeCreate => ({
  contenido,
  tipoChat,
  receptor: chatId,
  tipoReceptor: tipoChat === 'directo' ? 'usuario' : tipoChat,
  ...(tipoChat === 'proyecto' && { proyecto: chatId }),
  clienteId,
  ...(respuestaA && { respuestaA: respuestaA._id }),
  ...(archivos.length > 0 && { archivos: archivos.map(({ _id }) => _id) }),
});

/** The connection or the service is down, so resending the same message may succeed. */
const isPassing = (error: unknown) =>
  error instanceof HttpError && (error.status === 0 || error.status >= 500);

const deliver = async (pendiente: Pendiente, until: number): Promise<Mensaje> => {
  for (;;) {
    try {
      await connected(until - Date.now());
      const { mensaje } = await live.ask<{ mensaje: Mensaje }>('enviar_mensaje', bodyOf(pendiente));
      return mensaje;
    } catch (error) {
      if (!isPassing(error) || Date.now() + BREATH_MS >= until) throw error;
      await new Promise((resolve) => setTimeout(resolve, BREATH_MS));
    }
  }
};

type OnSent = (mensaje: Mensaje) => void;

const run = async (pendiente: Pendiente, onSent: OnSent): Promise<void> => {
  try {
    const mensaje = await deliver(pendiente, Date.now() + GIVE_UP_MS);
    onSent(mensaje);
    outbox.settle(pendiente.clienteId);
  } catch (error) {
    const motivo = error instanceof HttpError && error.status !== 0 ? error.message : '';
    patch(pendiente.clienteId, { estado: 'fallido', ...(motivo && { motivo }) });
  }
};

/** Sends one at a time per chat, so that everybody sees them in the order they were written. */
const enqueue = (pendiente: Pendiente, onSent: OnSent) => {
  const line = `${pendiente.tipoChat}.${pendiente.chatId}`;
  const turn = (lines.get(line) ?? Promise.resolve()).then(() => run(pendiente, onSent));
  lines.set(line, turn);
};

/** Messages not yet acknowledged; kept across pages and reloads until they are sent or discarded. */
export const outbox = {
  get: current,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  send: (borrador: Borrador, onSent: OnSent) => {
    const pendiente: Pendiente = {
      ...borrador,
      clienteId: newId(),
      timestamp: new Date().toISOString(),
      estado: 'enviando',
    };
    set([...current(), pendiente]);
    enqueue(pendiente, onSent);
  },
  retry: (clienteId: string, onSent: OnSent) => {
    const pendiente = current().find((p) => p.clienteId === clienteId);
    if (!pendiente || pendiente.estado === 'enviando') return;
    patch(clienteId, { estado: 'enviando', motivo: '' });
    enqueue(pendiente, onSent);
  },
  /** Removes a message that was acknowledged or discarded. */
  settle: (clienteId: string) => {
    if (has(clienteId)) set(current().filter((p) => p.clienteId !== clienteId));
  },
};

export const usePendientes = (): Pendiente[] => useSyncExternalStore(outbox.subscribe, outbox.get);
