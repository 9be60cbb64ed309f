import { Injectable } from '@nestjs/common';
import type { Mensaje, MensajeEliminado, MensajeUpdate } from '@pmp/contracts/mensajes';
import {
  chatRefOf,
  erroresMensajes,
  EVENTO_MENSAJE_EDITADO,
  EVENTO_MENSAJE_ELIMINADO,
  mensajeEditado,
  mensajeEliminado,
} from '@pmp/contracts/mensajes';
import {
  assertVersion,
  DomainError,
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
import { readByOthers } from '../lecturas/leido.rules';
import { LecturasRepository } from '../lecturas/lecturas.repository';
import { Menciones } from '../menciones/menciones';
import { liveToOthers, liveToPerson } from '../live/chat-live';
import { tellCambiado } from '../mensajes/mensaje.events';
import type { MensajeDoc } from '../mensajes/mensaje.model';
import { assertDeletable, assertEditable } from './mensaje.rules';
import { MensajesPresenter } from '../mensajes/mensajes.presenter';
import { MensajesRepository } from '../mensajes/mensajes.repository';

const NADA = { contenido: '', buscable: '', palabras: [], archivos: [], menciones: [], anteriores: [] };

/** Edits and deletes messages that were sent. */
@Injectable()
export class EditMensaje {
  constructor(
    private readonly acceso: AccesoService,
    private readonly mensajes: MensajesRepository,
    private readonly chats: ChatsRepository,
    private readonly lecturas: LecturasRepository,
    private readonly archivos: ArchivosRepository,
    private readonly menciones: Menciones,
    private readonly copies: LocalCopies,
    private readonly presenter: MensajesPresenter,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Notifies only people whom this edit mentions for the first time. */
  updateMensaje(caller: Caller, id: string, { contenido, version }: MensajeUpdate): Promise<Mensaje> {
    return this.unitOfWork.run(async (tx) => {
      const { doc: current, chat } = await this.find(caller, id, tx);
      assertEditable(current, caller._id, new Date());
      assertVersion(version, current.version);
      if (contenido === current.contenido)
        return (await this.vista(chat, current))(current, chat.ref, caller._id);
      const menciones = await this.menciones.find(contenido, chat, caller._id);
      const textos = { contenido, buscable: toBuscable(contenido), palabras: palabrasOf(contenido) };
      const before = withAnterior(
        current.anteriores,
        current.contenido,
        current.editado ?? current.timestamp,
      );
      const changes = { ...textos, menciones, editado: new Date(), anteriores: before };
      const doc = await this.change(current, changes, tx);
      tellCambiado(tx, mensajeEditado, chat, current, doc);
      const vista = await this.vista(chat, doc);
      const nuevas = menciones.filter((persona) => !current.menciones.includes(persona));
      await this.menciones.tell(tx, doc, chat, nuevas);
      liveToOthers(tx, chat, caller._id, EVENTO_MENSAJE_EDITADO, (ref, lector) => vista(doc, ref, lector));
      liveToPerson(tx, chat, caller._id, EVENTO_MENSAJE_EDITADO, (ref, lector) => vista(doc, ref, lector));
      return vista(doc, chat.ref, caller._id);
    });
  }

  /** Keeps the message's place in the order; its text and files are removed. */
  async deleteMensaje(caller: Caller, id: string): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const { doc: current, chat } = await this.find(caller, id, tx);
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

  private async find(caller: Caller, id: string, tx: Tx): Promise<{ doc: MensajeDoc; chat: OpenChat }> {
    const doc = await this.mensajes.findById(id, tx.session);
    const ref = doc && chatRefOf(doc.chat, caller._id);
    if (!doc || !ref) throw new DomainError(erroresMensajes.mensajeNoEncontrado);
    const chat = await this.acceso.chat(caller, ref, erroresMensajes.mensajeNoEncontrado);
    return { doc, chat };
  }

  private async change(current: MensajeDoc, changes: Partial<MensajeDoc>, tx: Tx): Promise<MensajeDoc> {
    const doc = await this.mensajes.update(current, changes, tx.session);
    await this.chats.changeUltimo(doc.chat, ultimoOf(doc), tx.session);
    return doc;
  }

  private async vista({ key, miembros }: OpenChat, doc: MensajeDoc) {
    const cursors = await this.lecturas.ofChat(key);
    return this.presenter.viewOf(
      [doc],
      readByOthers(
        miembros.map(({ usuario }) => usuario),
        cursors,
      ),
    );
  }
}
