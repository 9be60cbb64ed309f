import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { proyectoRestaurado } from '@pmp/contracts/proyectos';
import { FactContext, type FactHandler, type FactOf, factPattern } from '@pmp/platform';
import { GruposService } from './grupos.service';
import { LastHeardRepository } from './last-heard.repository';

@Controller()
export class OnProyectoRestaurado implements FactHandler<typeof proyectoRestaurado> {
  constructor(
    private readonly grupos: GruposService,
    private readonly lastHeard: LastHeardRepository,
  ) {}

  @EventPattern(factPattern(proyectoRestaurado, { durable: 'mensajes-proyecto-restaurado' }))
  async handle(
    @Payload() { datos: { _id, version } }: FactOf<typeof proyectoRestaurado>,
    @Ctx() { tx }: FactContext,
  ): Promise<void> {
    if (await this.lastHeard.hear(_id, version, tx.session)) {
      await this.grupos.showChat({ tipo: 'proyecto', _id }, tx);
    }
  }
}
