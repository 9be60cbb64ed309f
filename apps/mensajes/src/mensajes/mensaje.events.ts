import type { CambioHecho, FactDefinition } from '@pmp/contracts/common';
import { mensajeEnviado, type ChatKey } from '@pmp/contracts/mensajes';
import { detalleOf, type Tx } from '@pmp/platform';
import type { OpenChat } from '../acceso/acceso.service';
import type { MensajeDoc } from './mensaje.model';

type Contenido = Pick<MensajeDoc, 'contenido' | 'archivos'>;

const textsOf = ({ contenido, archivos }: Contenido) => ({
  contenido,
  archivos: archivos.map(({ nombre }) => nombre),
});

/** What people say to one another in private is nobody's to read, whoever administers the workspace. */
const detalleFor = (key: ChatKey, before: object, after: object): CambioHecho[] =>
  key.startsWith('directo.') ? [] : detalleOf(before, after);

const hechoOf = ({ key, ref }: OpenChat, { _id }: MensajeDoc, detalle: CambioHecho[]) => ({
  _id: _id.toHexString(),
  chat: key,
  tipoChat: ref.tipoChat,
  ...(ref.tipoChat === 'proyecto' && { proyecto: ref.chatId }),
  ...(detalle.length && { detalle }),
});

/** The text of a message that was sent stands in the message; the files are told, as they were uploaded with it. */
export function tellEnviado(tx: Tx, chat: OpenChat, doc: MensajeDoc): void {
  const { archivos } = textsOf(doc);
  tx.fact(mensajeEnviado, hechoOf(chat, doc, detalleFor(chat.key, {}, { archivos })));
}

/** Edited or deleted. */
export function tellCambiado(
  tx: Tx,
  fact: FactDefinition<typeof mensajeEnviado.datos>,
  chat: OpenChat,
  before: MensajeDoc,
  doc: MensajeDoc,
): void {
  tx.fact(fact, hechoOf(chat, doc, detalleFor(chat.key, textsOf(before), textsOf(doc))));
}
