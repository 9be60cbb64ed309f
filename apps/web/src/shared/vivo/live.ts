import type { Cambio, Reanudado, Recarga, Sentence } from '@pmp/contracts/common';
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
  suscribir_proyecto: { proyectoId: string; desde: string };
  dejar_proyecto: { proyectoId: string };
}

/** What is used of socket.io's socket; `active`: it reconnects by itself. */
export interface LiveSocket {
  connected: boolean;
  active: boolean;
  on: (event: string, listener: (datos?: Partial<Reanudado & Recarga>) => void) => unknown;
  onAny: (listener: (event: string, datos?: unknown, lugar?: string) => void) => unknown;
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
  METODO_NO_PERMITIDO: 405,
  CONFLICTO: 409,
  PRECONDICION: 412,
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
/** A gateway of the version before says neither how much time there is to fetch again, nor what was missed. */
const RELOAD_MS = 3000;
const SILENT_MS = 2000;
/** A connection that is gone is noticed this much later; what was read meanwhile may be what the device had kept. */
const UNNOTICED_MS = 60_000;

/** Loaded on demand: socket.io is 13 kB that the sign-in page does not need. */
const openSocket = async (): Promise<LiveSocket> => {
  const { io } = await import('socket.io-client');
  return io({
    path: '/socket.io',
    transports: ['websocket'],
    auth: (send: (data: object) => void) => send({ token: session.get().token, desde: lugar }),
  });
};

/** Where the events of this page end, in the words of its gateway, which sends on from there if it still can. */
let lugar = '';

type Listener = (datos: never) => void;
const listeners = new Map<string, Set<Listener>>();
const onConnects = new Set<(desde: string) => void>();
const onMisses = new Set<(since: number) => void>();
const watchers = new Set<() => void>();
const hangUps = new Set<() => void>();
let socket: LiveSocket | undefined;

const noAnswer = () => new HttpError(0, { codigo: 'SIN_RED' });
const runAll = <A extends unknown[]>(set: Set<(...args: A) => void>, ...args: A) =>
  set.forEach((run) => run(...args));

const subscribeTo = <T>(set: Set<T>, item: T) => {
  set.add(item);
  return () => void set.delete(item);
};

/** The one socket of a signed-in page: screens listen to its events and ask it questions. */
export const live = {
  /** Opens it and keeps it open; returns how to close it. */
  open: (load = openSocket) => {
    let closed = false;
    let brokenAt = 0;
    let owed: ReturnType<typeof setTimeout> | undefined;
    lugar = '';
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const later = (run: () => void, ms: number) => {
      const timer = setTimeout(run, ms);
      timers.add(timer);
      return timer;
    };
    const wake = () => {
      const { token, expirada } = session.get();
      if (token && !expirada && socket && !socket.active) socket.connect();
    };
    const offSession = session.subscribe(wake);

    void load().then((opened) => {
      if (closed) return void opened.disconnect();
      socket = opened;
      /** What was read since then is read again; 0: everything. */
      const readAgain = (since: number, ms: number) => {
        clearTimeout(owed);
        owed = later(() => {
          owed = undefined;
          runAll(onMisses, since);
        }, ms);
      };
      const connected = () => {
        runAll(watchers);
        runAll(onConnects, lugar);
        if (brokenAt) readAgain(0, SILENT_MS);
      };
      const refused = () => {
        if (!opened.active && !closed) later(wake, REFUSED_RETRY_MS);
      };
      opened.onAny((event, datos, place) => {
        lugar = place ?? lugar;
        listeners.get(event)?.forEach((listener) => listener(datos as never));
      });
      opened.on('connect', connected);
      opened.on('disconnect', () => {
        runAll(watchers);
        runAll(hangUps);
        brokenAt ||= Date.now();
        // What was missed the last time is still to be read.
        if (owed) lugar = '';
        clearTimeout(owed);
        owed = undefined;
        refused();
      });
      opened.on('connect_error', refused);
      opened.on('reanudado', (told) => {
        lugar = told?.lugar ?? '';
        if (!brokenAt) return;
        if (told?.completo) readAgain(brokenAt - UNNOTICED_MS, 0);
        else readAgain(0, Math.random() * (told?.enMs ?? RELOAD_MS));
        brokenAt = 0;
      });
      opened.on('recargar', (told) => readAgain(0, Math.random() * (told?.enMs ?? RELOAD_MS)));
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

  /**
   * Runs at every connection: after a break the server has forgotten the rooms. `desde`: where this page had got to, for
   * a room that it was in; empty if that is not known.
   */
  onConnect: (run: (desde: string) => void) => subscribeTo(onConnects, run),

  /**
   * Runs after a reconnection, or when the server says so. Whatever was read since then may be older than it seems, as
   * there was no connection; 0: events were missed, and that goes for everything.
   */
  onMissed: (run: (since: number) => void) => subscribeTo(onMisses, run),

  /** All that was sent until then is here. */
  reached: (place: string | undefined) => {
    lugar = place ?? lugar;
  },

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
