import type { Cambio, Sentence } from '@pmp/contracts/common';
import type {
  ChatRef,
  Escribiendo,
  Mensaje,
  MensajeCreate,
  MensajeEliminado,
  MensajesLeidos,
} from '@pmp/contracts/mensajes';
import type { Notificacion, NotificacionesCambiadas } from '@pmp/contracts/notificaciones';
import type { VistasCambiadas } from '@pmp/contracts/proyectos';
import type { CuentaCambiada, EquipoCambiado, MembresiaCambiada } from '@pmp/contracts/usuarios';
import { useSyncExternalStore } from 'react';
import { HttpError } from '../http/http';
import { session } from '../sesion/session';

export interface LiveEvents {
  cambio: Cambio;
  nuevo_mensaje: Mensaje;
  mensaje_enviado: Mensaje;
  mensaje_editado: Mensaje;
  mensaje_eliminado: MensajeEliminado;
  mensajes_leidos: MensajesLeidos;
  usuario_escribiendo: Escribiendo;
  usuario_dejo_escribir: Escribiendo;
  nueva_notificacion: Notificacion;
  notificaciones_cambiadas: NotificacionesCambiadas;
  acceso_perdido: { proyectoId: string } | (ChatRef & { proyectoId?: never });
  membresia_cambiada: MembresiaCambiada;
  equipo_cambiado: EquipoCambiado;
  cuenta_cambiada: CuentaCambiada;
  vistas_cambiadas: VistasCambiadas;
  propuestas_cambiadas: { proyecto: string };
  sesion_cerrada: { message: string };
}

export interface LiveRequests {
  unirse_chat: ChatRef;
  salir_chat: ChatRef;
  marcar_leidos: ChatRef & { hasta?: string };
  enviar_mensaje: MensajeCreate;
  escribiendo: ChatRef;
  dejo_escribir: ChatRef;
  cerrar_sesion: { sesiones: string[] };
  suscribir_proyecto: { proyectoId: string };
  dejar_proyecto: { proyectoId: string };
}

/** What is used of socket.io's socket; `active`: it reconnects by itself. */
export interface LiveSocket {
  connected: boolean;
  active: boolean;
  on: (event: string, listener: () => void) => unknown;
  onAny: (listener: (event: string, datos?: unknown) => void) => unknown;
  emit: (event: string, datos: unknown, ack?: (reply: Ack) => void) => unknown;
  connect: () => unknown;
  disconnect: () => unknown;
}

interface Ack extends Partial<Sentence> {
  success: boolean;
  codigo?: string;
}

/** Of an acknowledgement, which has no status; live.spec.ts compares this with the contract. */
export const STATUS_OF_CODIGO: Record<string, number> = {
  VALIDACION: 400,
  NO_AUTENTICADO: 401,
  SIN_PERMISO: 403,
  NO_ENCONTRADO: 404,
  CONFLICTO: 409,
  ARCHIVO_DEMASIADO_GRANDE: 413,
  TIPO_NO_PERMITIDO: 415,
  DEMASIADAS_PETICIONES: 429,
  NO_DISPONIBLE: 503,
  ERROR_INTERNO: 500,
  SIN_ESPACIO: 507,
};

const ASK_MS = 6000;
/** Wait between attempts after a refused handshake, where socket.io itself gives up. */
const REFUSED_RETRY_MS = 5000;
/** Within this time everybody fetches again what the server says they have missed. */
const RELOAD_MS = 3000;

/** Loaded on demand: socket.io is 13 kB that the sign-in page does not need. */
const openSocket = async (): Promise<LiveSocket> => {
  const { io } = await import('socket.io-client');
  return io({
    path: '/socket.io',
    transports: ['websocket'],
    auth: (send: (data: object) => void) => send({ token: session.get().token }),
  });
};

type Listener = (datos: never) => void;
const listeners = new Map<string, Set<Listener>>();
const onConnects = new Set<() => void>();
const onMisses = new Set<() => void>();
const watchers = new Set<() => void>();
const hangUps = new Set<() => void>();
let socket: LiveSocket | undefined;

const noAnswer = () => new HttpError(0, { codigo: 'SIN_RED' });
const runAll = (set: Set<() => void>) => set.forEach((run) => run());

const subscribeTo = <T>(set: Set<T>, item: T) => {
  set.add(item);
  return () => void set.delete(item);
};

/** The one socket of a signed-in page: screens listen to its events and ask it questions. */
export const live = {
  /** Opens it and keeps it open; returns how to close it. */
  open: (load = openSocket) => {
    let closed = false;
    let wasConnected = false;
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const later = (run: () => void, ms: number) => timers.add(setTimeout(run, ms));
    const wake = () => {
      const { token, expirada } = session.get();
      if (token && !expirada && socket && !socket.active) socket.connect();
    };
    const offSession = session.subscribe(wake);

    void load().then((opened) => {
      if (closed) return void opened.disconnect();
      socket = opened;
      const connected = () => {
        runAll(watchers);
        runAll(onConnects);
        if (wasConnected) runAll(onMisses);
        wasConnected = true;
      };
      const refused = () => {
        if (!opened.active && !closed) later(wake, REFUSED_RETRY_MS);
      };
      opened.onAny((event, datos) => listeners.get(event)?.forEach((listener) => listener(datos as never)));
      opened.on('connect', connected);
      opened.on('disconnect', () => {
        runAll(watchers);
        runAll(hangUps);
        refused();
      });
      opened.on('connect_error', refused);
      opened.on('recargar', () => later(() => runAll(onMisses), Math.random() * RELOAD_MS));
      if (opened.connected) connected();
    });

    return () => {
      closed = true;
      offSession();
      timers.forEach(clearTimeout);
      socket?.disconnect();
    };
  },

  on: <E extends keyof LiveEvents>(event: E, listener: (datos: LiveEvents[E]) => void) => {
    const set = listeners.get(event) ?? new Set();
    listeners.set(event, set);
    return subscribeTo(set, listener as Listener);
  },

  /** Runs at every connection: after a break the server has forgotten the rooms, and events were missed. */
  onConnect: (run: () => void) => subscribeTo(onConnects, run),

  /** Runs after a reconnection, or when the server says so: events were missed. */
  onMissed: (run: () => void) => subscribeTo(onMisses, run),

  isConnected: () => socket?.connected ?? false,

  subscribe: (watcher: () => void) => subscribeTo(watchers, watcher),

  /** Sends without waiting for an answer; without a connection it is lost. */
  tell: <E extends keyof LiveRequests>(event: E, datos: LiveRequests[E]) => {
    if (socket?.connected) socket.emit(event, datos);
  },

  /** Rejects like a failed HTTP call; status 0: it is unknown whether the event arrived. */
  ask: <T = object>(event: keyof LiveRequests, datos: LiveRequests[typeof event], ms = ASK_MS) =>
    new Promise<T>((resolve, reject) => {
      if (!socket?.connected) return void reject(noAnswer());
      const settle = () => {
        clearTimeout(timer);
        hangUps.delete(fail);
      };
      const fail = () => {
        settle();
        reject(noAnswer());
      };
      const timer = setTimeout(fail, ms);
      hangUps.add(fail);
      socket.emit(event, datos, (reply) => {
        settle();
        const { success, ...refusal } = reply;
        if (success) resolve(reply as T);
        else reject(new HttpError(STATUS_OF_CODIGO[refusal.codigo ?? ''] ?? 400, refusal));
      });
    }),
};

export const useLiveConnected = (): boolean => useSyncExternalStore(live.subscribe, live.isConnected);
