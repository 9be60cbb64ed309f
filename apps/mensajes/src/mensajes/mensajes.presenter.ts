import { Injectable } from '@nestjs/common';
import type { ChatRef, Mensaje } from '@pmp/contracts/mensajes';
import { personasEnMarcas } from '@pmp/platform';
import { LocalCopies } from '../copies/local-copies';
import { toMensaje } from './mensaje.mapper';
import type { MensajeDoc } from './mensaje.model';
import { MensajesRepository } from './mensajes.repository';

/** Shows a message as its reader sees it. */
export type MensajeView = (doc: MensajeDoc, ref: ChatRef, lector: string) => Mensaje;

@Injectable()
export class MensajesPresenter {
  constructor(
    private readonly copies: LocalCopies,
    private readonly mensajes: MensajesRepository,
  ) {}

  /** `leidoHasta`: the number up to which all other members have read an author's messages. */
  async viewOf(docs: readonly MensajeDoc[], leidoHasta: (autor: string) => number): Promise<MensajeView> {
    const citas = docs.flatMap(({ respuestaA }) => respuestaA ?? []);
    const citados = citas.length > 0 ? await this.mensajes.findMany(citas) : [];
    const porId = new Map(citados.map((doc) => [doc._id.toHexString(), doc]));
    const personaOf = await this.copies.personas([
      ...[...docs, ...citados].flatMap(({ emisor, eliminadoPor = [] }) => [emisor].concat(eliminadoPor)),
      ...docs.flatMap(personasEnMarcas),
    ]);
    return (doc, ref, lector) =>
      toMensaje(doc, ref, lector, {
        personaOf,
        citado: (doc.respuestaA && porId.get(doc.respuestaA.toHexString())) ?? null,
        leido: doc.secuencia <= leidoHasta(doc.emisor),
      });
  }
}
