import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { papeleraPurgada } from '@pmp/contracts/proyectos';
import { FactContext, type FactHandler, type FactOf, factPattern } from '@pmp/platform';
import { CodigoRepository } from './datos/codigo.repository';
import { ForjasRepository } from './datos/forjas.repository';

/** Until then they wait, like their project, for it to be restored. */
@Controller()
export class OnProyectoPurgado implements FactHandler<typeof papeleraPurgada> {
  constructor(
    private readonly forjas: ForjasRepository,
    private readonly codigo: CodigoRepository,
  ) {}

  @EventPattern(factPattern(papeleraPurgada, { durable: 'integraciones-forjas-papelera-purgada' }))
  async handle(
    @Payload() { datos }: FactOf<typeof papeleraPurgada>,
    @Ctx() { tx: { session } }: FactContext,
  ): Promise<void> {
    if (datos.tipo !== 'proyecto') return;
    await this.forjas.removeOf(datos._id, session);
    // There may be more of it than a transaction takes; told again, what is left goes.
    await this.codigo.removeOf(datos._id);
  }
}
