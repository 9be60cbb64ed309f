import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { papeleraPurgada } from '@pmp/contracts/proyectos';
import { FactContext, type FactHandler, type FactOf, factPattern } from '@pmp/platform';
import { TextosRepository } from './textos.repository';

/** What is known of the labels and sprints of a project goes when it cannot come back any more. */
@Controller()
export class OnPapeleraPurgada implements FactHandler<typeof papeleraPurgada> {
  constructor(private readonly textos: TextosRepository) {}

  @EventPattern(factPattern(papeleraPurgada, { durable: 'proyectos-textos-papelera-purgada' }))
  async handle(
    @Payload() { datos }: FactOf<typeof papeleraPurgada>,
    @Ctx() { tx }: FactContext,
  ): Promise<void> {
    if (datos.tipo === 'proyecto') await this.textos.discardOf(datos.proyecto, tx.session);
  }
}
