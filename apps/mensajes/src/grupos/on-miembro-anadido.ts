import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { miembroAnadido } from '@pmp/contracts/usuarios';
import { FactContext, type FactHandler, type FactOf, factPattern } from '@pmp/platform';
import { LocalCopies } from '../copies/local-copies';
import { GruposService, type Grupo } from './grupos.service';

@Controller()
export class OnMiembroAnadido implements FactHandler<typeof miembroAnadido> {
  constructor(
    private readonly grupos: GruposService,
    private readonly copies: LocalCopies,
  ) {}

  @EventPattern(factPattern(miembroAnadido, { durable: 'mensajes-miembro-anadido' }))
  async handle(
    @Payload() { datos: { equipo, usuario } }: FactOf<typeof miembroAnadido>,
    @Ctx() { tx }: FactContext,
  ): Promise<void> {
    const proyectos = await this.copies.proyectosOf([equipo]);
    const deProyecto = proyectos.map(({ _id }): Grupo => ({ tipo: 'proyecto', _id }));
    await this.grupos.welcome([{ tipo: 'equipo', _id: equipo }, ...deProyecto], [usuario], tx);
  }
}
