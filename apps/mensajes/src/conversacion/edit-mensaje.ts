import { Injectable } from '@nestjs/common';
import type { Mensaje, MensajeEliminado, MensajeUpdate } from '@pmp/contracts/mensajes';
import { EVENTO_MENSAJE_ELIMINADO, mensajeEditado, mensajeEliminado } from '@pmp/contracts/mensajes';
import {
  assertTextoVisto,
  palabrasOf,
  toBuscable,
  UnitOfWork,
  type Caller,
  type Tx,
  withAnterior,
} from '@pmp/platform';
import { AccesoService, type OpenChat } from '../acceso/acceso.service';
import { ArchivosRepository } from '../archivos/archivos.repository';
import { ultimoOf } from '../chats/chat.mapper';
import { ChatsRepository } from '../chats/chats.repository';
import { LocalCopies } from '../copies/local-copies';
import { Menciones } from '../menciones/menciones';
import { liveToOthers, liveToPerson } from '../live/chat-live';
import { tellCambiado } from '../mensajes/mensaje.events';
import type { MensajeDoc } from '../mensajes/mensaje.model';
import { assertDeletable, assertEditable } from './mensaje.rules';
import { MensajesRepository } from '../mensajes/mensajes.repository';
import { SentMensaje } from './sent-mensaje';

const NADA = {
  contenido: '',
  buscable: '',
  palabras: [],
  archivos: [],
  menciones: [],
  anteriores: [],
  reacciones: [],
  decision: null,
};

/** Edits and deletes messages that were sent. */
@Injectable()
export class EditMensaje {
  constructor(
    private readonly acceso: AccesoService,
    private readonly sent: SentMensaje,
    private readonly mensajes: MensajesRepository,
    private readonly chats: ChatsRepository,
    private readonly archivos: ArchivosRepository,
    private readonly menciones: Menciones,
    private readonly copies: LocalCopies,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Notifies only people whom this edit mentions for the first time. */
  updateMensaje(caller: Caller, id: string, { contenido, version }: MensajeUpdate): Promise<Mensaje> {
    return this.unitOfWork.run(async (tx) => {
      const { doc: current, chat } = await this.sent.find(caller, id, tx.session);
      assertEditable(current, caller._id, new Date());
      assertTextoVisto(version, current);
      if (contenido === current.contenido) return this.sent.present(chat, current, caller);
      const menciones = await this.menciones.find(contenido, chat, caller._id);
      const textos = { contenido, buscable: toBuscable(contenido), palabras: palabrasOf(contenido) };
      const before = withAnterior(
        current.anteriores,
        current.contenido,
        current.editado ?? current.timestamp,
      );
      const changes = {
        ...textos,
        menciones,
        editado: new Date(),
        anteriores: before,
        versionTexto: current.version + 1,
      };
      const doc = await this.change(current, changes, tx);
      tellCambiado(tx, mensajeEditado, chat, current, doc);
      const nuevas = menciones.filter((persona) => !current.menciones.includes(persona));
      await this.menciones.tell(tx, doc, chat, nuevas);
      return this.sent.tell(tx, chat, doc, caller);
    });
  }

  /** Keeps the message's place in the order; its text and files are removed. */
  async deleteMensaje(caller: Caller, id: string): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const { doc: current, chat } = await this.sent.find(caller, id, tx.session);
      await this.acceso.decideAsModerator(caller, chat, (administra) =>
        assertDeletable(current, caller._id, administra, new Date()),
      );
      const isOwn = current.emisor === caller._id;
      const por = isOwn ? {} : { eliminadoPor: caller._id };
      const doc = await this.change(current, { ...NADA, ...por, eliminado: true }, tx);
      const eliminadoPor = isOwn ? null : (await this.copies.personas([caller._id]))(caller._id);
      await this.archivos.release(current.archivos, tx.session);
      tellCambiado(tx, mensajeEliminado, chat, current, doc);
      const datosFor = (ref: OpenChat['ref']): MensajeEliminado => ({
        _id: id,
        ...ref,
        secuencia: doc.secuencia,
        version: doc.version,
        eliminadoPor,
      });
      liveToOthers(tx, chat, caller._id, EVENTO_MENSAJE_ELIMINADO, datosFor);
      liveToPerson(tx, chat, caller._id, EVENTO_MENSAJE_ELIMINADO, datosFor);
    });
  }

  private async change(current: MensajeDoc, changes: Partial<MensajeDoc>, tx: Tx): Promise<MensajeDoc> {
    const doc = await this.mensajes.update(current, changes, tx.session);
    await this.chats.changeUltimo(doc.chat, ultimoOf(doc), tx.session);
    return doc;
  }
}
