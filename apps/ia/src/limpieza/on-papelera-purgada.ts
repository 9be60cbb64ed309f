import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { papeleraPurgada } from '@pmp/contracts/proyectos';
import { FactContext, type FactHandler, type FactOf, factPattern } from '@pmp/platform';
import { LimpiezaService } from './limpieza.service';

/** Until then it waits, out of sight like its project, for that to be restored. */
@Controller()
export class OnPapeleraPurgada implements FactHandler<typeof papeleraPurgada> {
  constructor(private readonly limpieza: LimpiezaService) {}

  @EventPattern(factPattern(papeleraPurgada, { durable: 'ia-papelera-purgada' }))
  async handle(
    @Payload() { datos }: FactOf<typeof papeleraPurgada>,
    @Ctx() { tx }: FactContext,
  ): Promise<void> {
    if (datos.tipo === 'proyecto') await this.limpieza.forget(datos._id, tx);
  }
}
