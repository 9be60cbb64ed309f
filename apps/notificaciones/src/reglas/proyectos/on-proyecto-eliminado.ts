import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { proyectoEliminado } from '@pmp/contracts/proyectos';
import { FactContext, type FactHandler, type FactOf, factPattern } from '@pmp/platform';
import { AvisosService } from '../../notificaciones/avisos.service';
import { EquipoMembers } from '../../personas/equipo-members';
import { avisoOf } from '../destinatarios/destinatarios.rules';

@Controller()
export class OnProyectoEliminado implements FactHandler<typeof proyectoEliminado> {
  constructor(
    private readonly avisos: AvisosService,
    private readonly members: EquipoMembers,
  ) {}

  @EventPattern(factPattern(proyectoEliminado, { durable: 'notificaciones-proyecto-eliminado' }))
  async handle(
    @Payload() evento: FactOf<typeof proyectoEliminado>,
    @Ctx() { tx }: FactContext,
  ): Promise<void> {
    const { nombre, clave, equipo } = evento.datos;
    const aviso = avisoOf(evento, await this.members.at(equipo, evento.ocurrido), {
      aviso: 'proyectoEliminado',
      parametros: { nombre, clave },
      accion: '/proyectos',
      regla: 'proyecto-eliminado',
    });
    await this.avisos.raise(aviso, tx);
  }
}
