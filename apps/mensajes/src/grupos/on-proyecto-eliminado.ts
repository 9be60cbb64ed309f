import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { proyectoEliminado } from '@pmp/contracts/proyectos';
import { FactContext, type FactHandler, type FactOf, factPattern } from '@pmp/platform';
import { LocalCopies } from '../copies/local-copies';
import { GruposService } from './grupos.service';
import { LastHeardRepository } from './last-heard.repository';

/**
 * Hides the conversation, which comes back with its project; without a trash (facts of before) it is gone. Those who
 * have it open are told that they have lost it.
 */
@Controller()
export class OnProyectoEliminado implements FactHandler<typeof proyectoEliminado> {
  constructor(
    private readonly grupos: GruposService,
    private readonly lastHeard: LastHeardRepository,
    private readonly copies: LocalCopies,
  ) {}

  @EventPattern(factPattern(proyectoEliminado, { durable: 'mensajes-proyecto-eliminado' }))
  async handle(
    @Payload() { datos }: FactOf<typeof proyectoEliminado>,
    @Ctx() { tx }: FactContext,
  ): Promise<void> {
    const { _id, version } = datos;
    const grupo = { tipo: 'proyecto' as const, _id };
    if (version === undefined) await this.grupos.buryChat(grupo, tx);
    else if (await this.lastHeard.hear(_id, version, tx.session)) await this.grupos.hideChat(grupo, tx);
    else return;
    const equipo = await this.copies.equipos.find(datos.equipo);
    const usuarios = equipo?.miembros.map(({ usuario }) => usuario) ?? [];
    if (usuarios.length > 0) tx.recheckRooms({ usuarios, cerrar: false });
  }
}
