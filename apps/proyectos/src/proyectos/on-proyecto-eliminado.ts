import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { limpiezaPendiente, proyectoEliminado } from '@pmp/contracts/proyectos';
import { FactContext, type FactHandler, type FactOf, factPattern } from '@pmp/platform';

/** Starts the removal of what the project leaves behind, one batch per fact: a crash loses one batch at most. */
@Controller()
export class OnProyectoEliminado implements FactHandler<typeof proyectoEliminado> {
  @EventPattern(factPattern(proyectoEliminado, { durable: 'proyectos-proyecto-eliminado' }))
  async handle(
    @Payload() { datos }: FactOf<typeof proyectoEliminado>,
    @Ctx() { tx }: FactContext,
  ): Promise<void> {
    tx.fact(limpiezaPendiente, { _id: datos._id });
  }
}
