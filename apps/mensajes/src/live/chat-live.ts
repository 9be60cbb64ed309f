import { chatRefOf, roomOfChat, type ChatRef, type EnvioChat } from '@pmp/contracts/mensajes';
import type { Tx } from '@pmp/platform';
import type { OpenChat } from '../acceso/acceso.service';

/** What a person is told, with the names of that person's own view of the conversation. */
type DatosFor = (ref: ChatRef, lector: string) => object;

/**
 * Tells every member of a conversation but `excepto`, whether or not they have it open. Who is a member is decided here
 * and now, not by who once entered a room; even for a group of a hundred it is one message to the gateway.
 */
export function liveToOthers(
  tx: Tx,
  chat: OpenChat,
  excepto: string,
  evento: string,
  datosFor: DatosFor,
): void {
  const para = chat.miembros.map(({ usuario }) => usuario).filter((usuario) => usuario !== excepto);
  if (chat.ref.tipoChat === 'directo') {
    for (const usuario of para) liveToPerson(tx, chat, usuario, evento, datosFor);
  } else if (para.length > 0) {
    const envio: EnvioChat = { para, excepto, datos: datosFor(chat.ref, excepto) };
    tx.live(roomOfChat(chat.key), evento, envio);
  }
}

/** Tells all sockets of one person. */
export function liveToPerson(
  tx: Tx,
  chat: OpenChat,
  usuario: string,
  evento: string,
  datosFor: DatosFor,
): void {
  tx.live(`usuario.${usuario}`, evento, datosFor(chatRefOf(chat.key, usuario) ?? chat.ref, usuario));
}
