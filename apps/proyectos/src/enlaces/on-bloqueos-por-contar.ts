import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { bloqueosPorContar } from '@pmp/contracts/proyectos';
import { FactContext, type FactHandler, type FactOf, factPattern } from '@pmp/platform';
import { objectId } from '../storage/object-id';
import { CountBloqueos } from './count-bloqueos';

/** Something that others wait for was completed, reopened, deleted or restored. */
@Controller()
export class OnBloqueosPorContar implements FactHandler<typeof bloqueosPorContar> {
  constructor(private readonly bloqueos: CountBloqueos) {}

  @EventPattern(factPattern(bloqueosPorContar, { durable: 'proyectos-bloqueos-por-contar' }))
  async handle(
    @Payload() { datos, actor }: FactOf<typeof bloqueosPorContar>,
    @Ctx() { tx }: FactContext,
  ): Promise<void> {
    await this.bloqueos.around(datos.elementos.map(objectId), actor, tx);
  }
}
