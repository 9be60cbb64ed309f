import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { lapidasPendientes } from '@pmp/contracts/proyectos';
import { FactContext, type FactHandler, type FactOf, factPattern } from '@pmp/platform';
import { Cascade } from './cascade';

/** Publishes one slice of tombstones per fact: a crash in between loses none and repeats none. */
@Controller()
export class OnLapidasPendientes implements FactHandler<typeof lapidasPendientes> {
  constructor(private readonly cascade: Cascade) {}

  @EventPattern(factPattern(lapidasPendientes, { durable: 'proyectos-lapidas-pendientes' }))
  async handle(
    @Payload() { datos: { _id, serie } }: FactOf<typeof lapidasPendientes>,
    @Ctx() { tx }: FactContext,
  ): Promise<void> {
    await this.cascade.publishNext(_id, serie, tx);
  }
}
