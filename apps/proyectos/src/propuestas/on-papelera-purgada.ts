import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { papeleraPurgada } from '@pmp/contracts/proyectos';
import { FactContext, type FactHandler, type FactOf, factPattern } from '@pmp/platform';
import { PropuestasRepository } from './propuestas.repository';

/** The proposals for a project go when it cannot come back any more. */
@Controller()
export class OnPapeleraPurgada implements FactHandler<typeof papeleraPurgada> {
  constructor(private readonly propuestas: PropuestasRepository) {}

  @EventPattern(factPattern(papeleraPurgada, { durable: 'proyectos-propuestas-papelera-purgada' }))
  async handle(
    @Payload() { datos }: FactOf<typeof papeleraPurgada>,
    @Ctx() { tx }: FactContext,
  ): Promise<void> {
    if (datos.tipo === 'proyecto') await this.propuestas.removeOf(datos.proyecto, tx.session);
  }
}
