import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { papeleraPurgada } from '@pmp/contracts/proyectos';
import { FactContext, type FactHandler, type FactOf, factPattern } from '@pmp/platform';
import { GruposService } from './grupos.service';
import { LastHeardRepository } from './last-heard.repository';

/** News of the project that come later are older than this. */
const FOR_EVER = Number.MAX_SAFE_INTEGER;

/** With its project goes its conversation, messages and files, in batches. */
@Controller()
export class OnPapeleraPurgada implements FactHandler<typeof papeleraPurgada> {
  constructor(
    private readonly grupos: GruposService,
    private readonly lastHeard: LastHeardRepository,
  ) {}

  @EventPattern(factPattern(papeleraPurgada, { durable: 'mensajes-papelera-purgada' }))
  async handle(
    @Payload() { datos: { _id, tipo } }: FactOf<typeof papeleraPurgada>,
    @Ctx() { tx }: FactContext,
  ): Promise<void> {
    if (tipo !== 'proyecto' || !(await this.lastHeard.hear(_id, FOR_EVER, tx.session))) return;
    await this.grupos.buryChat({ tipo, _id }, tx);
  }
}
