import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { planificarHistoria } from '@pmp/contracts/sprints';
import { type CommandHandler, commandPattern } from '@pmp/platform';
import type { z } from 'zod';
import { BulkPlanHistorias } from './bulk-plan-historias';

/** Whoever may move the story has been checked by its owner, who asks. */
@Controller()
export class PlanificarHistoriaCommand implements CommandHandler<typeof planificarHistoria> {
  constructor(private readonly planning: BulkPlanHistorias) {}

  @MessagePattern(commandPattern(planificarHistoria))
  async handle(
    @Payload() { actor, proyecto, historia, destino, desde }: z.infer<typeof planificarHistoria.request>,
  ): Promise<z.input<typeof planificarHistoria.reply>> {
    const lote = { proyecto, historias: [historia], destino, alcance: true };
    const { holders, to } = await this.planning.planFor({ _id: actor }, lote, desde);
    return {
      sprint: to && { _id: to._id.toHexString(), nombre: to.nombre },
      antes: holders[0]?._id.toHexString() ?? null,
    };
  }
}
