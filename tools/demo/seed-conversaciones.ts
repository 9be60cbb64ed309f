import { Client } from './client.ts';
import { conversaciones } from './conversaciones.ts';
import { idOf } from './ids.ts';
import type { DemoConversacion } from './shapes.ts';
import { Talker } from './talker.ts';

export interface Persona {
  _id: string;
  token: string;
}

interface Chat {
  _id: string;
  tipo: string;
  noLeidos: number;
}

/** The id by which this person names the conversation. */
function chatOf(conversacion: DemoConversacion, de: string, people: Map<string, Persona>): string {
  if (conversacion.tipo !== 'directo') return idOf(conversacion.tipo, conversacion.con);
  const otra = conversacion.entre.find((clave) => clave !== de) ?? '';
  return people.get(otra)?._id ?? '';
}

async function talk(
  conversacion: DemoConversacion,
  position: number,
  people: Map<string, Persona>,
  talkerOf: (clave: string) => Talker,
): Promise<void> {
  const { tipo: tipoChat, mensajes } = conversacion;
  const sent: string[] = [];
  for (const [index, { de, texto, respondeA }] of mensajes.entries()) {
    const { mensaje } = await talkerOf(de).ask<{ mensaje: { _id: string } }>('enviar_mensaje', {
      contenido: texto,
      tipoChat,
      receptor: chatOf(conversacion, de, people),
      tipoReceptor: tipoChat === 'directo' ? 'usuario' : tipoChat,
      clienteId: idOf('mensaje', String(position), String(index)),
      respuestaA: respondeA === undefined ? null : sent[respondeA],
    });
    sent.push(mensaje._id);
  }
}

/** Everybody reads their messages, except those listed as not having read them. */
async function read(
  clave: string,
  { token }: Persona,
  people: Map<string, Persona>,
  baseUrl: string,
  talker: Talker,
): Promise<void> {
  const waiting = conversaciones
    .filter(({ sinLeer }) => sinLeer?.includes(clave))
    .map((conversacion) => chatOf(conversacion, clave, people));
  const { chats } = await new Client(baseUrl, token).call<{ chats: Chat[] }>('GET', '/mensajes/chats');
  for (const { _id: chatId, tipo: tipoChat, noLeidos } of chats)
    if (noLeidos > 0 && !waiting.includes(chatId)) await talker.ask('marcar_leidos', { chatId, tipoChat });
}

/** The demo people write to each other in turn, as they would from their browsers. */
export async function seedConversaciones(baseUrl: string, people: Map<string, Persona>): Promise<void> {
  const talkers = new Map([...people].map(([clave, { token }]) => [clave, new Talker(baseUrl, token)]));
  const talkerOf = (clave: string): Talker => {
    const talker = talkers.get(clave);
    if (!talker) throw new Error(`El espacio de demostración no tiene a «${clave}».`);
    return talker;
  };
  try {
    for (const [position, conversacion] of conversaciones.entries())
      await talk(conversacion, position, people, talkerOf);
    for (const [clave, persona] of people) await read(clave, persona, people, baseUrl, talkerOf(clave));
  } finally {
    for (const talker of talkers.values()) talker.close();
  }
}
