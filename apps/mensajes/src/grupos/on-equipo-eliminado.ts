import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { equipoEliminado } from '@pmp/contracts/usuarios';
import { FactContext, type FactHandler, type FactOf, factPattern } from '@pmp/platform';
import { GruposService } from './grupos.service';

@Controller()
export class OnEquipoEliminado implements FactHandler<typeof equipoEliminado> {
  constructor(private readonly grupos: GruposService) {}

  @EventPattern(factPattern(equipoEliminado, { durable: 'mensajes-equipo-eliminado' }))
  async handle(
    @Payload() { datos }: FactOf<typeof equipoEliminado>,
    @Ctx() { tx }: FactContext,
  ): Promise<void> {
    await this.grupos.buryChat({ tipo: 'equipo', _id: datos._id }, tx);
  }
}
