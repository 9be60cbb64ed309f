import { Injectable } from '@nestjs/common';
import type { ReaccionUpdate } from '@pmp/contracts/common';
import { type Mensaje, mensajeEditado } from '@pmp/contracts/mensajes';
import {
  changesOfDecision,
  changesOfReaccion,
  UnitOfWork,
  type Caller,
  type MarcasDoc,
  type Tx,
} from '@pmp/platform';
import type { OpenChat } from '../acceso/acceso.service';
import { tellDecision } from '../mensajes/mensaje.events';
import type { MensajeDoc } from '../mensajes/mensaje.model';
import { MensajesRepository } from '../mensajes/mensajes.repository';
import { assertMarkable } from './mensaje.rules';
import { SentMensaje } from './sent-mensaje';

/** Puts on a message what everybody who could answer it may put there. */
@Injectable()
export class MarkMensaje {
  constructor(
    private readonly sent: SentMensaje,
    private readonly mensajes: MensajesRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Nobody is notified: it only shows, to whoever looks. */
  react(caller: Caller, id: string, datos: ReaccionUpdate): Promise<Mensaje> {
    return this.mark(caller, id, (doc) => changesOfReaccion(doc, caller._id, datos));
  }

  decide(caller: Caller, id: string, decidido: boolean): Promise<Mensaje> {
    return this.mark(
      caller,
      id,
      (doc) => changesOfDecision(doc, caller._id, decidido, new Date()),
      (tx, chat, doc) => tellDecision(tx, mensajeEditado, chat, doc),
    );
  }

  private mark(
    caller: Caller,
    id: string,
    changesOf: (doc: MensajeDoc) => MarcasDoc | null,
    also?: (tx: Tx, chat: OpenChat, doc: MensajeDoc) => void,
  ): Promise<Mensaje> {
    return this.unitOfWork.run(async (tx) => {
      const { doc: current, chat } = await this.sent.find(caller, id, tx.session);
      assertMarkable(current, chat);
      const changes = changesOf(current);
      if (!changes) return this.sent.present(chat, current, caller);
      const doc = await this.mensajes.update(current, changes, tx.session);
      also?.(tx, chat, doc);
      return this.sent.tell(tx, chat, doc, caller);
    });
  }
}
