import type { Said } from '@pmp/contracts/notificaciones';

interface Mencion {
  /** Name of the chat, or of what is commented on. */
  nombreChat: string | null;
  emisor: { nombre: string };
  extracto: string;
}

interface EnChat {
  mensaje: string;
  chat: { chatId: string; tipoChat: string };
}

export const mentionAviso = ({ emisor, nombreChat: chat, extracto: texto }: Mencion): Said =>
  chat
    ? { aviso: 'mencionEnChat', parametros: { autor: emisor.nombre, chat, texto } }
    : { aviso: 'mencion', parametros: { autor: emisor.nombre, texto } };

export const mentionPath = ({ mensaje, chat }: EnChat): string =>
  `/mensajes?chat=${chat.chatId}&tipo=${chat.tipoChat}&mensaje=${mensaje}`;

interface Sobre {
  entidad: 'epica' | 'historia' | 'tarea';
  _id: string;
}

/** To an item whose description names somebody. */
export const describedPath = ({ entidad, _id }: Sobre, proyecto: string): string =>
  entidad === 'tarea' ? `/tareas/${_id}` : `/backlog/${proyecto}?${entidad}=${_id}`;
