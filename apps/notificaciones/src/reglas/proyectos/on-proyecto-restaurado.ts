import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { proyectoRestaurado } from '@pmp/contracts/proyectos';
import { FactContext, type FactHandler, type FactOf, factPattern } from '@pmp/platform';
import { AvisosService } from '../../notificaciones/avisos.service';
import { EquipoMembers } from '../../personas/equipo-members';
import { avisoOf } from '../destinatarios/destinatarios.rules';

@Controller()
export class OnProyectoRestaurado implements FactHandler<typeof proyectoRestaurado> {
  constructor(
    private readonly avisos: AvisosService,
    private readonly members: EquipoMembers,
  ) {}

  @EventPattern(factPattern(proyectoRestaurado, { durable: 'notificaciones-proyecto-restaurado' }))
  async handle(
    @Payload() evento: FactOf<typeof proyectoRestaurado>,
    @Ctx() { tx }: FactContext,
  ): Promise<void> {
    const { _id, nombre, clave, equipo } = evento.datos;
    const aviso = avisoOf(evento, await this.members.at(equipo, evento.ocurrido), {
      aviso: 'proyectoRestaurado',
      parametros: { nombre, clave },
      accion: `/proyecto/${_id}`,
      regla: 'proyecto-restaurado',
    });
    await this.avisos.raise(aviso, tx);
  }
}
