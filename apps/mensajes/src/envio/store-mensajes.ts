import { Injectable } from '@nestjs/common';
import {
  chatRefOf,
  EVENTO_MENSAJE_ENVIADO,
  EVENTO_NUEVO_MENSAJE,
  type ChatKey,
  type Mensaje,
} from '@pmp/contracts/mensajes';
import { UnitOfWork, withCorrelation, type Tx } from '@pmp/platform';
import { ArchivosRepository } from '../archivos/archivos.repository';
import { ultimoOf } from '../chats/chat.mapper';
import { ChatsRepository } from '../chats/chats.repository';
import { LecturasRepository } from '../lecturas/lecturas.repository';
import { Menciones } from '../menciones/menciones';
import { tellEnviado } from '../mensajes/mensaje.events';
import { MensajesPresenter, type MensajeView } from '../mensajes/mensajes.presenter';
import { MensajesRepository } from '../mensajes/mensajes.repository';
import { liveToOthers, liveToPerson } from '../live/chat-live';
import type { Draft } from './draft-mensaje';

const UNREAD = () => 0;

/** Stores messages of one conversation in one transaction, with everything that follows from them. */
@Injectable()
export class StoreMensajes {
  constructor(
    private readonly chats: ChatsRepository,
    private readonly mensajes: MensajesRepository,
    private readonly lecturas: LecturasRepository,
    private readonly archivos: ArchivosRepository,
    private readonly menciones: Menciones,
    private readonly presenter: MensajesPresenter,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Stores the new ones in the order given and skips repeated ones. Returns how each sender sees their message. */
  async store(key: ChatKey, drafts: Draft[]): Promise<(draft: Draft) => Mensaje> {
    const vista = await this.presenter.viewOf(
      drafts.map(({ doc }) => doc),
      UNREAD,
    );
    const nuevos = drafts.filter(({ repetido }) => !repetido);
    if (nuevos.length > 0) await this.unitOfWork.run((tx) => this.write(tx, key, nuevos, vista));
    return ({ doc, chat }) => vista(doc, chatRefOf(doc.chat, doc.emisor) ?? chat.ref, doc.emisor);
  }

  private async write(tx: Tx, key: ChatKey, nuevos: Draft[], vista: MensajeView): Promise<void> {
    const docs = nuevos.map(({ doc }) => doc);
    const timestamp = new Date();
    for (const doc of docs) doc.timestamp = timestamp;
    const last = await this.chats.advance(key, docs.length, ultimoOf(docs.at(-1)!), tx.session);
    docs.forEach((doc, i) => (doc.secuencia = last - docs.length + 1 + i));
    await this.mensajes.insert(docs, tx.session);
    const read = new Map(docs.map((doc) => [doc.emisor, doc.secuencia]));
    await this.lecturas.advanceMany(key, read, tx.session);
    for (const doc of docs) await this.archivos.attach(doc, tx.session);
    for (const draft of nuevos) {
      const { usuario, correlacion, token } = draft.request;
      await withCorrelation(correlacion, () => this.tell(tx, draft, vista), usuario, token);
    }
  }

  private async tell(tx: Tx, { chat, doc }: Draft, vista: MensajeView): Promise<void> {
    liveToOthers(tx, chat, doc.emisor, EVENTO_NUEVO_MENSAJE, (ref, lector) => vista(doc, ref, lector));
    liveToPerson(tx, chat, doc.emisor, EVENTO_MENSAJE_ENVIADO, (ref, lector) => vista(doc, ref, lector));
    tellEnviado(tx, chat, doc);
    await this.menciones.tell(tx, doc, chat, doc.menciones);
  }
}
