import { Injectable } from '@nestjs/common';
import { bloqueosPorContar } from '@pmp/contracts/proyectos';
import type { Tx } from '@pmp/platform';
import type { Types } from 'mongoose';
import { EnlaceEvents } from './enlace-events';
import { EnlacesRepository } from './enlaces.repository';

/** The links of what is removed for good go with it. */
@Injectable()
export class DiscardEnlaces {
  constructor(
    private readonly enlaces: EnlacesRepository,
    private readonly events: EnlaceEvents,
  ) {}

  async of(elementos: readonly Types.ObjectId[], tx: Tx): Promise<void> {
    const docs = await this.enlaces.findOf(elementos, tx.session);
    for (const doc of docs) this.events.gone(tx, doc, null);
    const waiting = docs
      .filter(({ tipo }) => tipo === 'bloquea')
      .map(({ destino }) => destino._id.toHexString());
    if (waiting.length) tx.fact(bloqueosPorContar, { elementos: [...new Set(waiting)] });
    await this.enlaces.discardOf(elementos, tx);
  }
}
