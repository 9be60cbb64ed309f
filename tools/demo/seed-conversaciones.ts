import type { HttpUser } from '../callers/http-user.ts';
import { insist } from '../callers/insist.ts';
import { LiveUser } from '../callers/live-user.ts';
import { conversaciones } from './conversaciones.ts';
import { idOf } from './ids.ts';
import type { DemoConversacion } from './shapes.ts';

interface Chat {
  _id: string;
  tipo: string;
  noLeidos: number;
}

/** The id by which this person names the conversation. */
function chatOf(conversacion: DemoConversacion, de: string, people: Map<string, HttpUser>): string {
  if (conversacion.tipo !== 'directo') return idOf(conversacion.tipo, conversacion.con);
  const otra = conversacion.entre.find((clave) => clave !== de) ?? '';
  return people.get(otra)?._id ?? '';
}

async function talk(
  conversacion: DemoConversacion,
  position: number,
  people: Map<string, HttpUser>,
  talkerOf: (clave: string) => LiveUser,
): Promise<void> {
  const { tipo: tipoChat, mensajes } = conversacion;
  const sent: string[] = [];
  for (const [index, { de, texto, respondeA }] of mensajes.entries()) {
    const message = {
      contenido: texto,
      tipoChat,
      receptor: chatOf(conversacion, de, people),
      tipoReceptor: tipoChat === 'directo' ? 'usuario' : tipoChat,
      clienteId: idOf('mensaje', String(position), String(index)),
      respuestaA: respondeA === undefined ? null : sent[respondeA],
    };
    const { mensaje } = await insist(() =>
      talkerOf(de).ask<{ mensaje: { _id: string } }>('enviar_mensaje', message),
    );
    sent.push(mensaje._id);
  }
}

/** Everybody reads their messages, except those listed as not having read them. */
async function read(
  clave: string,
  user: HttpUser,
  people: Map<string, HttpUser>,
  talker: LiveUser,
): Promise<void> {
  const waiting = conversaciones
    .filter(({ sinLeer }) => sinLeer?.includes(clave))
    .map((conversacion) => chatOf(conversacion, clave, people));
  const { chats } = await user.call<{ chats: Chat[] }>('GET', '/api/mensajes/chats');
  for (const { _id: chatId, tipo: tipoChat, noLeidos } of chats)
    if (noLeidos > 0 && !waiting.includes(chatId))
      await insist(() => talker.ask('marcar_leidos', { chatId, tipoChat }));
}

/** The demo people write to each other in turn, as they would from their browsers. */
export async function seedConversaciones(people: Map<string, HttpUser>): Promise<void> {
  const talkers = new Map<string, LiveUser>();
  const talkerOf = (clave: string): LiveUser => {
    const talker = talkers.get(clave);
    if (!talker) throw new Error(`El espacio de demostración no tiene a «${clave}».`);
    return talker;
  };
  try {
    for (const [clave, user] of people) talkers.set(clave, await insist(() => LiveUser.open(user)));
    for (const [position, conversacion] of conversaciones.entries())
      await talk(conversacion, position, people, talkerOf);
    for (const [clave, user] of people) await read(clave, user, people, talkerOf(clave));
  } finally {
    for (const talker of talkers.values()) talker.close();
  }
}
