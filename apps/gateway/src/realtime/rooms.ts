import type { Room } from '@pmp/contracts/common';
import { chatKeyOf, chatRefOf, roomOfChat, type ChatKey, type ChatRef } from '@pmp/contracts/mensajes';

const LIVE = 'vivo.';
const USUARIO = 'usuario.';
const PROYECTO = 'proyecto.';
const CHAT = 'chat.';

/** Where the sockets of tokens are that are for some projects only: nothing else of the person reaches them. */
export const roomOfTokens = (usuario: string): string => `tokens.${usuario}`;

export const roomOfUsuario = (usuario: string): Room => `${USUARIO}${usuario}` as Room;

/** What a person asks to enter: the name of its room, and what it is called towards owners and clients. */
export type Sala = { room: Room; proyectoId: string } | { room: Room; chat: ChatRef };

export const salaOfProyecto = (proyectoId: string): Sala => ({
  room: `${PROYECTO}${proyectoId}` as Room,
  proyectoId,
});

export const salaOfChat = (usuario: string, chat: ChatRef): Sala => ({
  room: roomOfChat(chatKeyOf(usuario, chat)),
  chat,
});

/** What the person has entered; undefined for the rooms that nobody asks for. */
export function salaOf(room: string, usuario: string): Sala | undefined {
  if (room.startsWith(PROYECTO)) return salaOfProyecto(room.slice(PROYECTO.length));
  if (!room.startsWith(CHAT)) return undefined;
  const chat = chatRefOf(room.slice(CHAT.length) as ChatKey, usuario);
  return chat ? { room: room as Room, chat } : undefined;
}

/**
 * Whether services publish to this room by its own name. What is said in a conversation names its people itself, and
 * reaches those who do not have it open.
 */
export const isFed = (room: string): boolean => room.startsWith(USUARIO) || room.startsWith(PROYECTO);

export const subjectOfRoom = (room: string): string => `${LIVE}${room}`;

/** The messages of conversations, which say themselves whom they are for. */
export const CHAT_SUBJECT = `${LIVE}chat.*.*`;

/** `subject` without the installation's prefix. */
export const roomOfSubject = (subject: string): string => subject.slice(LIVE.length);
