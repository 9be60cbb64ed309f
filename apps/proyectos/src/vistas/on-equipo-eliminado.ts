import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { equipoEliminado } from '@pmp/contracts/usuarios';
import { FactContext, type FactHandler, type FactOf, factPattern } from '@pmp/platform';
import { VistasRepository } from './vistas.repository';

/** Nobody is left who sees them. */
@Controller()
export class OnEquipoEliminado implements FactHandler<typeof equipoEliminado> {
  constructor(private readonly vistas: VistasRepository) {}

  @EventPattern(factPattern(equipoEliminado, { durable: 'proyectos-equipo-eliminado' }))
  async handle(
    @Payload() { datos }: FactOf<typeof equipoEliminado>,
    @Ctx() { tx }: FactContext,
  ): Promise<void> {
    await this.vistas.removeOf('equipo', datos._id, tx);
  }
}
