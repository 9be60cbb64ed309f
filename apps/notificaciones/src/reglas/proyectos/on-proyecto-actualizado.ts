import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { proyectoActualizado } from '@pmp/contracts/proyectos';
import { FactContext, type FactHandler, type FactOf, factPattern, type Tx } from '@pmp/platform';
import { AvisosService } from '../../notificaciones/avisos.service';
import { EquipoMembers } from '../../personas/equipo-members';
import { avisoOf } from '../destinatarios/destinatarios.rules';

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
    await this.tellFormerTeam(evento, tx);
    const { _id, nombre, equipo, estado, estadoAnterior } = evento.datos;
    if (estado === estadoAnterior) return;
    const aviso = avisoOf(evento, await this.members.at(equipo, evento.ocurrido), {
      aviso: 'proyectoCambiaEstado',
      parametros: { nombre, de: estadoAnterior, a: estado },
      accion: `/proyecto/${_id}`,
      regla: 'proyecto-cambia-estado',
    });
    await this.avisos.raise(aviso, tx);
  }

  /** People who are in both teams still have the project. */
  private async tellFormerTeam(evento: FactOf<typeof proyectoActualizado>, tx: Tx): Promise<void> {
    const { nombre, clave, equipo, equipoAnterior } = evento.datos;
    if (!equipoAnterior) return;
    const staying = new Set(await this.members.at(equipo, evento.ocurrido));
    const former = await this.members.at(equipoAnterior, evento.ocurrido);
    const aviso = avisoOf(
      evento,
      former.filter((persona) => !staying.has(persona)),
      {
        aviso: 'proyectoTrasladado',
        parametros: { nombre, clave },
        accion: '/proyectos',
        regla: 'proyecto-trasladado',
      },
    );
    await this.avisos.raise(aviso, tx);
  }
}
