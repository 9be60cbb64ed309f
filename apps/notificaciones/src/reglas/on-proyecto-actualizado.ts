import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { proyectoActualizado } from '@pmp/contracts/proyectos';
import { FactContext, type FactHandler, type FactOf, factPattern } from '@pmp/platform';
import { AvisosService } from '../notificaciones/avisos.service';
import { EquipoMembers } from '../personas/equipo-members';
import { avisoOf } from './destinatarios.rules';

@Controller()
export class OnProyectoActualizado implements FactHandler<typeof proyectoActualizado> {
  constructor(
    private readonly avisos: AvisosService,
    private readonly members: EquipoMembers,
  ) {}

  @EventPattern(factPattern(proyectoActualizado, { durable: 'notificaciones-proyecto-cambia-estado' }))
  async handle(
    @Payload() evento: FactOf<typeof proyectoActualizado>,
    @Ctx() { tx }: FactContext,
  ): Promise<void> {
    const { _id, nombre, equipo, estado, estadoAnterior } = evento.datos;
    if (estado === estadoAnterior) return;
    const aviso = avisoOf(evento, await this.members.at(equipo, evento.ocurrido), {
      tipo: 'proyecto',
      aviso: 'proyectoCambiaEstado',
      parametros: { nombre, de: estadoAnterior, a: estado },
      accion: `/proyecto/${_id}`,
      regla: 'proyecto-cambia-estado',
    });
    await this.avisos.raise(aviso, tx);
  }
}
