import { Injectable } from '@nestjs/common';
import type { DecisionesQuery, DecisionTomada } from '@pmp/contracts/common';
import type { ChatRef } from '@pmp/contracts/mensajes';
import { type Caller, marcasOf, personasEnMarcas } from '@pmp/platform';
import { AccesoService } from '../acceso/acceso.service';
import { enlaceOf } from '../chats/chat.mapper';
import { LocalCopies } from '../copies/local-copies';
import { MensajesRepository } from '../mensajes/mensajes.repository';

/** What has been decided in a conversation. */
@Injectable()
export class ListDecisiones {
  constructor(
    private readonly acceso: AccesoService,
    private readonly mensajes: MensajesRepository,
    private readonly copies: LocalCopies,
  ) {}

  async listDecisiones(
    caller: Caller,
    ref: ChatRef,
    query: DecisionesQuery,
  ): Promise<{ decisiones: DecisionTomada[]; hayMas: boolean }> {
    const { key } = await this.acceso.chat(caller, ref);
    const found = await this.mensajes.decisions(key, { ...query, limite: query.limite + 1 });
    const docs = found.slice(0, query.limite);
    const personaOf = await this.copies.personas(
      docs.flatMap((doc) => [doc.emisor, ...personasEnMarcas(doc)]),
    );
    const decisiones = docs.map((doc) => ({
      _id: doc._id.toHexString(),
      texto: doc.contenido,
      autor: personaOf(doc.emisor),
      titulo: null,
      decision: marcasOf(doc, personaOf).decision!,
      enlace: enlaceOf(ref, doc._id.toHexString()),
    }));
    return { decisiones, hayMas: found.length > docs.length };
  }
}
