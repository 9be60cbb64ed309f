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

/** Nobody else may read what people write in direct conversations, not even whoever administers the workspace. */
const detalleFor = (key: ChatKey, before: object, after: object): CambioHecho[] =>
  key.startsWith('directo.') ? [] : detalleOf(before, after);

const hechoOf = ({ key, ref }: OpenChat, { _id }: MensajeDoc, detalle: CambioHecho[]) => ({
  _id: _id.toHexString(),
  chat: key,
  tipoChat: ref.tipoChat,
  ...(ref.tipoChat === 'proyecto' && { proyecto: ref.chatId }),
  ...(detalle.length && { detalle }),
});

/** The text is in the message itself; the fact lists the files, as they were uploaded. */
export function tellEnviado(tx: Tx, chat: OpenChat, doc: MensajeDoc): void {
  const { archivos } = textsOf(doc);
  tx.fact(mensajeEnviado, hechoOf(chat, doc, detalleFor(chat.key, {}, { archivos })));
}

/** Whether the message is a decision now. */
export function tellDecision(
  tx: Tx,
  fact: FactDefinition<typeof mensajeEnviado.datos>,
  chat: OpenChat,
  doc: MensajeDoc,
): void {
  const decision = Boolean(doc.decision);
  tx.fact(fact, hechoOf(chat, doc, detalleFor(chat.key, { decision: !decision }, { decision })));
}

/** The message was edited or deleted. */
export function tellCambiado(
  tx: Tx,
  fact: FactDefinition<typeof mensajeEnviado.datos>,
  chat: OpenChat,
  before: MensajeDoc,
  doc: MensajeDoc,
): void {
  tx.fact(fact, hechoOf(chat, doc, detalleFor(chat.key, textsOf(before), textsOf(doc))));
}
