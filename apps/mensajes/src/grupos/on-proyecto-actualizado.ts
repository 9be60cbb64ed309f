import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { proyectoActualizado } from '@pmp/contracts/proyectos';
import { FactContext, type FactHandler, type FactOf, factPattern } from '@pmp/platform';
import { LocalCopies } from '../copies/local-copies';
import { GruposService } from './grupos.service';

/** A project that changes its team brings people into its conversation who have read nothing of it. */
@Controller()
export class OnProyectoActualizado implements FactHandler<typeof proyectoActualizado> {
  constructor(
    private readonly grupos: GruposService,
    private readonly copies: LocalCopies,
  ) {}

  @EventPattern(factPattern(proyectoActualizado, { durable: 'mensajes-proyecto-actualizado' }))
  async handle(
    @Payload() { datos }: FactOf<typeof proyectoActualizado>,
    @Ctx() { tx }: FactContext,
  ): Promise<void> {
    if (!datos.cambios.includes('equipo')) return;
    const equipo = await this.copies.equipos.find(datos.equipo);
    const personas = equipo?.miembros.map(({ usuario }) => usuario) ?? [];
    await this.grupos.welcome([{ tipo: 'proyecto', _id: datos._id }], personas, tx);
  }
}
