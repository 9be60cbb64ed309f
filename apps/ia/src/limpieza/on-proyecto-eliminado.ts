import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { proyectoEliminado } from '@pmp/contracts/proyectos';
import { FactContext, type FactHandler, type FactOf, factPattern } from '@pmp/platform';
import { LimpiezaService } from './limpieza.service';

/** Only of facts from before there was a trash: else nothing goes until the project is purged. */
@Controller()
export class OnProyectoEliminado implements FactHandler<typeof proyectoEliminado> {
  constructor(private readonly limpieza: LimpiezaService) {}

  @EventPattern(factPattern(proyectoEliminado, { durable: 'ia-proyecto-eliminado' }))
  async handle(
    @Payload() { datos }: FactOf<typeof proyectoEliminado>,
    @Ctx() { tx }: FactContext,
  ): Promise<void> {
    if (datos.version === undefined) await this.limpieza.forget(datos._id, tx);
  }
}
