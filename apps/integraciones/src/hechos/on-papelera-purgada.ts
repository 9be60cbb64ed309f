import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { papeleraPurgada } from '@pmp/contracts/proyectos';
import { FactContext, type FactHandler, type FactOf, factPattern } from '@pmp/platform';
import { ColasRepository } from '../datos/colas.repository';
import { EntregasRepository } from '../datos/entregas.repository';
import { WebhooksRepository } from '../datos/webhooks.repository';

/** Until then they wait, like their project, for it to be restored. */
@Controller()
export class OnPapeleraPurgada implements FactHandler<typeof papeleraPurgada> {
  constructor(
    private readonly webhooks: WebhooksRepository,
    private readonly entregas: EntregasRepository,
    private readonly colas: ColasRepository,
  ) {}

  @EventPattern(factPattern(papeleraPurgada, { durable: 'integraciones-papelera-purgada' }))
  async handle(
    @Payload() { datos }: FactOf<typeof papeleraPurgada>,
    @Ctx() { tx: { session } }: FactContext,
  ): Promise<void> {
    if (datos.tipo !== 'proyecto') return;
    const ids = (await this.webhooks.listOf([datos._id], session)).map(({ _id }) => _id);
    await this.webhooks.removeOf(datos._id, session);
    await this.colas.removeOf(ids, session);
    // There may be more of them than a transaction takes; what a crash leaves goes with its age.
    for (const id of ids) await this.entregas.removeOf(id);
  }
}
