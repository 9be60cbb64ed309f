import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { vistasHeredadas } from '@pmp/contracts/usuarios';
import { FactContext, type FactHandler, type FactOf, factPattern } from '@pmp/platform';
import { heredada } from './heredada.rules';
import { VistasRepository } from './vistas.repository';

/** Makes the lists of tasks that a person had saved into private views; each keeps its id, so that none comes twice. */
@Controller()
export class OnVistasHeredadas implements FactHandler<typeof vistasHeredadas> {
  constructor(private readonly vistas: VistasRepository) {}

  @EventPattern(factPattern(vistasHeredadas, { durable: 'proyectos-vistas-heredadas' }))
  async handle(
    @Payload() { datos }: FactOf<typeof vistasHeredadas>,
    @Ctx() { tx }: FactContext,
  ): Promise<void> {
    const now = new Date();
    await this.vistas.insertMissing(
      datos.vistas.map((vista) => heredada(vista, datos.usuario, now)),
      tx,
    );
  }
}
