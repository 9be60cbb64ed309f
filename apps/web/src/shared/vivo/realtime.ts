import type { Cambio } from '@pmp/contracts/common';
import type { Notificacion } from '@pmp/contracts/notificaciones';
import type { Socket } from 'socket.io-client';
import { session } from '../sesion/session';

interface SubscribeReply {
  success: boolean;
  codigo?: string;
}
interface ServerEvents {
  cambio: (cambio: Cambio) => void;
  nueva_notificacion: (notificacion: Notificacion) => void;
  recargar: () => void;
}
interface ClientEvents {
  suscribir_proyecto: (room: { proyectoId: string }, ack: (reply: SubscribeReply) => void) => void;
  dejar_proyecto: (room: { proyectoId: string }) => void;
}
export type RealtimeSocket = Socket<ServerEvents, ClientEvents>;

export interface RealtimeHandlers {
  onCambio: (cambio: Cambio) => void;
  onNotificacion: (notificacion: Notificacion) => void;
  /** Called after a reconnection, or when the server says so: events were missed. */
  onReconnect: () => void;
  /** Called before it connects, so that other listeners miss no event. */
  onOpen?: (socket: RealtimeSocket) => void;
  /** Called when its changes begin to arrive: data read earlier may have missed one. */
  onEntered: (proyectoId: string) => void;
}

export interface Realtime {
  /** Stays in exactly these projects' rooms, across reconnections. */
  followProyectos: (ids: string[]) => void;
  close: () => void;
}

/** Loaded on demand: socket.io is 13 kB that the sign-in page does not need. */
const openSocket = async (): Promise<RealtimeSocket> => {
  const { io } = await import('socket.io-client');
  return io({
    path: '/socket.io',
    transports: ['websocket'],
    auth: (send: (data: object) => void) => send({ token: session.get().token }),
  });
};

/** Pauses between rooms: the gateway allows 400 events at once and 100 a second to all pages of a person together. */
const BURST = 25;
const PACE_MS = 60;
/** Wait between attempts after a refused handshake, where socket.io itself gives up. */
const REFUSED_RETRY_MS = 5000;
/** Within this time everybody fetches again what the server says they have missed. */
const RELOAD_MS = 3000;
/** Any other refusal is final. */
const PASSING = new Set(['NO_DISPONIBLE', 'DEMASIADAS_PETICIONES']);

/** The one socket of a signed-in page. */
export const connectRealtime = (handlers: RealtimeHandlers, open = openSocket): Realtime => {
  let socket: RealtimeSocket | undefined;
  let closed = false;
  let followed = new Set<string>();
  let wasConnected = false;
  const timers = new Set<ReturnType<typeof setTimeout>>();

  const later = (run: () => void, ms: number) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      run();
    }, ms);
    timers.add(timer);
  };

  const enter = (proyectoId: string): void => {
    if (!socket?.connected || !followed.has(proyectoId)) return;
    socket.emit('suscribir_proyecto', { proyectoId }, ({ success, codigo }) => {
      if (success) handlers.onEntered(proyectoId);
      else if (PASSING.has(codigo ?? '')) later(() => enter(proyectoId), REFUSED_RETRY_MS);
    });
  };

  const subscribe = (ids: string[]) =>
    ids.forEach((proyectoId, index) => later(() => enter(proyectoId), Math.max(0, index - BURST) * PACE_MS));

  const onConnect = () => {
    subscribe([...followed]);
    if (wasConnected) handlers.onReconnect();
    wasConnected = true;
  };

  const tryAgain = () =>
    later(() => {
      if (socket && !socket.active && !session.get().expirada) socket.connect();
    }, REFUSED_RETRY_MS);

  const offSession = session.subscribe(() => {
    const { token, expirada } = session.get();
    if (token && !expirada && socket && !socket.active) socket.connect();
  });

  void open().then((opened) => {
    if (closed) return void opened.disconnect();
    socket = opened;
    handlers.onOpen?.(opened);
    opened.on('connect', onConnect);
    opened.on('cambio', handlers.onCambio);
    opened.on('nueva_notificacion', handlers.onNotificacion);
    opened.on('recargar', () => later(handlers.onReconnect, Math.random() * RELOAD_MS));
    opened.on('connect_error', () => void (opened.active || tryAgain()));
    opened.on('disconnect', () => void (opened.active || tryAgain()));
    if (opened.connected) onConnect();
  });

  return {
    followProyectos: (ids) => {
      const before = followed;
      followed = new Set(ids);
      if (!socket?.connected) return;
      subscribe(ids.filter((id) => !before.has(id)));
      for (const proyectoId of before) {
        if (!followed.has(proyectoId)) socket.emit('dejar_proyecto', { proyectoId });
      }
    },
    close: () => {
      closed = true;
      offSession();
      timers.forEach(clearTimeout);
      socket?.disconnect();
    },
  };
};
