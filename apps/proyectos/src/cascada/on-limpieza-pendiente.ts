import { Injectable } from '@nestjs/common';
import { limpiezaPendiente } from '@pmp/contracts/proyectos';
import { OnFact, type FactOf, type FactHandler, type Tx } from '@pmp/platform';
import { CascadaService } from './cascada.service';

/** Asks for the next batch in the transaction that removes this one, until one finds nothing. */
@Injectable()
@OnFact(limpiezaPendiente, { durable: 'proyectos-limpieza-pendiente' })
export class OnLimpiezaPendiente implements FactHandler<typeof limpiezaPendiente> {
  constructor(private readonly cascada: CascadaService) {}

  async handle({ datos }: FactOf<typeof limpiezaPendiente>, tx: Tx): Promise<void> {
    if (await this.cascada.removeBatchOf(datos._id, tx)) tx.fact(limpiezaPendiente, { _id: datos._id });
  }
}
