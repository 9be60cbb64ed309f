import type { Sentence } from '@pmp/contracts/common';
import type {
  ChatRef,
  Escribiendo,
  Mensaje,
  MensajeCreate,
  MensajeEliminado,
  MensajesLeidos,
} from '@pmp/contracts/mensajes';
import type { Notificacion, NotificacionesCambiadas } from '@pmp/contracts/notificaciones';
import type {
  CuentaCambiada,
  EquipoCambiado,
  MembresiaCambiada,
  VistasCambiadas,
} from '@pmp/contracts/usuarios';
import { useSyncExternalStore } from 'react';
import { HttpError } from '../http/http';

export interface LiveEvents {
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
}

/** The page's one socket; untyped here, as each caller types the events it knows. */
export interface LiveSocket {
  connected: boolean;
  on: unknown;
  emit: unknown;
}

interface AnySocket {
  on: (event: string, listener: (datos?: unknown) => void) => unknown;
  emit: (event: string, datos: unknown, ack?: (reply: Ack) => void) => unknown;
}

interface Ack extends Partial<Sentence> {
  success: boolean;
  codigo?: string;
}

const EVENTS: (keyof LiveEvents)[] = [
  'nuevo_mensaje',
  'mensaje_enviado',
  'mensaje_editado',
  'mensaje_eliminado',
  'mensajes_leidos',
  'usuario_escribiendo',
  'usuario_dejo_escribir',
  'nueva_notificacion',
  'notificaciones_cambiadas',
  'acceso_perdido',
  'membresia_cambiada',
  'equipo_cambiado',
  'cuenta_cambiada',
  'vistas_cambiadas',
  'sesion_cerrada',
];

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

type Listener = (datos: never) => void;
const listeners = new Map<string, Set<Listener>>();
const onConnects = new Set<() => void>();
const watchers = new Set<() => void>();
const hangUps = new Set<() => void>();
let socket: LiveSocket | undefined;

const noAnswer = () => new HttpError(0, { codigo: 'SIN_RED' });
const changed = () => watchers.forEach((watcher) => watcher());

const subscribeTo = <T>(set: Set<T>, item: T) => {
  set.add(item);
  return () => void set.delete(item);
};

/** How screens use the page's one socket: they listen to events and ask questions. */
export const live = {
  attach: (opened: LiveSocket) => {
    socket = opened;
    const any = opened as unknown as AnySocket;
    for (const event of EVENTS) {
      any.on(event, (datos) => listeners.get(event)?.forEach((listener) => listener(datos as never)));
    }
    any.on('connect', () => {
      changed();
      onConnects.forEach((run) => run());
    });
    any.on('disconnect', () => {
      changed();
      hangUps.forEach((run) => run());
    });
    changed();
  },

  on: <E extends keyof LiveEvents>(event: E, listener: (datos: LiveEvents[E]) => void) => {
    const set = listeners.get(event) ?? new Set();
    listeners.set(event, set);
    return subscribeTo(set, listener as Listener);
  },

  /** Runs at every connection: after a break the server has forgotten the rooms, and events were missed. */
  onConnect: (run: () => void) => subscribeTo(onConnects, run),

  isConnected: () => socket?.connected ?? false,

  subscribe: (watcher: () => void) => subscribeTo(watchers, watcher),

  /** Sends without waiting for an answer; without a connection it is lost. */
  tell: <E extends keyof LiveRequests>(event: E, datos: LiveRequests[E]) => {
    if (socket?.connected) (socket as unknown as AnySocket).emit(event, datos);
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
      (socket as unknown as AnySocket).emit(event, datos, (reply) => {
        settle();
        const { success, ...refusal } = reply;
        if (success) resolve(reply as T);
        else reject(new HttpError(STATUS_OF_CODIGO[refusal.codigo ?? ''] ?? 400, refusal));
      });
    }),
};

export const useLiveConnected = (): boolean => useSyncExternalStore(live.subscribe, live.isConnected);
