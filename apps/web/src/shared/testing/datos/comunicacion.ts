import type { Chat, Mensaje, MensajesReply } from '@pmp/contracts/mensajes';
import type { Notificacion } from '@pmp/contracts/notificaciones';
import { anId } from './builders';

export const aNotificacion = (over: Partial<Notificacion> = {}): Notificacion => ({
  _id: anId(),
  tipo: 'tarea',
  titulo: 'Tarea asignada',
  mensaje: 'Luis Pérez te ha asignado «Validar la caducidad».',
  timestamp: new Date(Date.now() - 5 * 60_000).toISOString(),
  leida: false,
  accion: `/tareas/${anId()}`,
  regla: 'tarea-asignada',
  ...over,
});

export const aMensaje = (over: Partial<Mensaje> = {}): Mensaje => ({
  _id: anId(),
  emisor: { _id: anId(), nombre: 'Luis Pérez', avatar: null },
  contenido: 'Hola a todos',
  timestamp: '2026-11-20T10:00:00.000Z',
  leido: false,
  tipoChat: 'equipo',
  receptor: over.chatId ?? anId(),
  chatId: over.receptor ?? anId(),
  secuencia: 1,
  clienteId: null,
  respuestaA: null,
  archivos: [],
  menciones: [],
  editado: null,
  eliminado: false,
  version: 1,
  ...over,
});

export const aChat = (over: Partial<Chat> = {}): Chat => ({
  _id: anId(),
  tipo: 'equipo',
  nombre: 'Producto',
  avatar: null,
  ultimoMensaje: null,
  noLeidos: 0,
  secuencia: 0,
  leidoHasta: 0,
  ...over,
});

/** The only page of a conversation. */
export const aMensajesReply = (
  mensajes: Mensaje[],
  over: Partial<MensajesReply> = {},
): Omit<MensajesReply, 'success'> => ({
  mensajes,
  hayAnteriores: false,
  hayPosteriores: false,
  leidoHasta: mensajes.at(-1)?.secuencia ?? 0,
  noLeidos: 0,
  ...over,
});
