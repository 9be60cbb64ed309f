import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { limpiezaPendiente } from '@pmp/contracts/proyectos';
import { FactContext, type FactHandler, type FactOf, factPattern } from '@pmp/platform';
import { Cascade } from './cascade';

/** Asks for the next batch in the transaction that removes this one, until one finds nothing. */
@Controller()
export class OnLimpiezaPendiente implements FactHandler<typeof limpiezaPendiente> {
  constructor(private readonly cascade: Cascade) {}

  @EventPattern(factPattern(limpiezaPendiente, { durable: 'proyectos-limpieza-pendiente' }))
  async handle(
    @Payload() { datos }: FactOf<typeof limpiezaPendiente>,
    @Ctx() { tx }: FactContext,
  ): Promise<void> {
    if (await this.cascade.removeBatchOf(datos._id, tx)) tx.fact(limpiezaPendiente, { _id: datos._id });
  }
}
