import { Injectable } from '@nestjs/common';
import { chatKeyOf, limpiezaChatPendiente, type ChatKey } from '@pmp/contracts/mensajes';
import type { Tx } from '@pmp/platform';
import { ArchivosRepository } from '../archivos/archivos.repository';
import { ChatsRepository } from '../chats/chats.repository';
import { LecturasRepository } from '../lecturas/lecturas.repository';
import { MensajesRepository } from '../mensajes/mensajes.repository';

/** Messages per batch: bounds its transaction. */
export const BATCH = 500;

export interface Grupo {
  tipo: 'equipo' | 'proyecto';
  _id: string;
}

const keyOf = ({ tipo, _id }: Grupo): ChatKey => chatKeyOf('', { tipoChat: tipo, chatId: _id });

/**
 * Applies changes of teams and projects to their conversations. Works in batches, so that a crash loses one at most.
 */
@Injectable()
export class GruposService {
  constructor(
    private readonly chats: ChatsRepository,
    private readonly mensajes: MensajesRepository,
    private readonly lecturas: LecturasRepository,
    private readonly archivos: ArchivosRepository,
  ) {}

  /** Messages, files and cursors stay: nobody reaches them without the conversation. */
  async hideChat(grupo: Grupo, tx: Tx): Promise<void> {
    await this.chats.hide(keyOf(grupo), new Date(), tx.session);
  }

  async showChat(grupo: Grupo, tx: Tx): Promise<void> {
    await this.chats.show(keyOf(grupo), tx.session);
  }

  /** Removes the conversation for good. */
  async buryChat(grupo: Grupo, tx: Tx): Promise<void> {
    const key = keyOf(grupo);
    await this.chats.bury(key, new Date(), tx.session);
    await this.lecturas.removeOf(key, tx.session);
    tx.fact(limpiezaChatPendiente, grupo);
  }

  async removeBatch(grupo: Grupo, tx: Tx): Promise<void> {
    const docs = await this.mensajes.batchOf(keyOf(grupo), BATCH, tx.session);
    if (docs.length === 0) return;
    await this.archivos.release(
      docs.flatMap(({ archivos }) => archivos),
      tx.session,
    );
    await this.mensajes.remove(docs, tx.session);
    tx.fact(limpiezaChatPendiente, grupo);
  }

  /** Marks everything written so far as read for people who enter a group. A cursor from an earlier stay is kept. */
  async welcome(grupos: readonly Grupo[], personas: readonly string[], tx: Tx): Promise<void> {
    for (const grupo of grupos) {
      const chat = await this.chats.find(keyOf(grupo), tx.session);
      if (chat) await this.lecturas.begin(chat._id, personas, chat.secuencia, tx.session);
    }
  }
}
