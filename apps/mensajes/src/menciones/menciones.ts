import { Injectable } from '@nestjs/common';
import { chatRefOf, mencionHecha } from '@pmp/contracts/mensajes';
import { extractoOf, mencionadas, mencionesIn, type Tx } from '@pmp/platform';
import type { OpenChat } from '../acceso/acceso.service';
import { LocalCopies } from '../copies/local-copies';
import type { MensajeDoc } from '../mensajes/mensaje.model';

/** Notifies people who are mentioned with '@'. */
@Injectable()
export class Menciones {
  constructor(private readonly copies: LocalCopies) {}

  /** The members of the conversation whom the text mentions, except its author. */
  async find(contenido: string, { miembros }: OpenChat, emisor: string): Promise<string[]> {
    if (!contenido.includes('@')) return [];
    const ids = miembros.map(({ usuario }) => usuario).filter((usuario) => usuario !== emisor);
    const personas = await this.copies.usuarios.findMany(ids);
    return mencionadas(contenido, personas);
  }

  /** `nombradas`: people who have not been notified about this message yet. */
  async tell(tx: Tx, doc: MensajeDoc, chat: OpenChat, nombradas: readonly string[]): Promise<void> {
    if (nombradas.length === 0) return;
    const personaOf = await this.copies.personas([doc.emisor, ...doc.menciones]);
    const { _id, nombre } = personaOf(doc.emisor);
    const menciones = mencionesIn(doc.contenido, doc.menciones.map(personaOf));
    for (const persona of nombradas) {
      tx.fact(mencionHecha, {
        mensaje: doc._id.toHexString(),
        chat: chatRefOf(chat.key, persona) ?? chat.ref,
        nombreChat: chat.ref.tipoChat === 'directo' ? null : chat.nombre,
        emisor: { _id, nombre },
        persona,
        extracto: extractoOf(doc.contenido, persona, menciones),
      });
    }
  }
}
