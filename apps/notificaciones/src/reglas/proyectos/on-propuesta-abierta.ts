import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { propuestaAbierta } from '@pmp/contracts/proyectos';
import { FactContext, type FactHandler, type FactOf, factPattern } from '@pmp/platform';
import { AvisosService } from '../../notificaciones/avisos.service';
import { EquipoMembers } from '../../personas/equipo-members';
import { avisoOf } from '../destinatarios/destinatarios.rules';

/** Whoever may decide hears of the first change; of the others, the screen that shows them. */
@Controller()
export class OnPropuestaAbierta implements FactHandler<typeof propuestaAbierta> {
  constructor(
    private readonly avisos: AvisosService,
    private readonly members: EquipoMembers,
  ) {}

  @EventPattern(factPattern(propuestaAbierta, { durable: 'notificaciones-propuesta-abierta' }))
  async handle(
    @Payload() evento: FactOf<typeof propuestaAbierta>,
    @Ctx() { tx }: FactContext,
  ): Promise<void> {
    const { titulo, proyecto, equipo, nombreProyecto: nombre } = evento.datos;
    const aviso = avisoOf(evento, await this.members.at(equipo, evento.ocurrido), {
      aviso: 'propuestaAbierta',
      parametros: { autor: titulo, nombre },
      accion: `/proyecto/${proyecto}?ver=propuestas`,
      regla: 'propuesta-abierta',
      proyecto,
    });
    await this.avisos.raise(aviso, tx);
  }
}
