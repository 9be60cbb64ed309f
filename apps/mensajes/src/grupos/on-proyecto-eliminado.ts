import { Injectable } from '@nestjs/common';
import { proyectoEliminado } from '@pmp/contracts/proyectos';
import { OnFact, type FactHandler, type FactOf, type Tx } from '@pmp/platform';
import { LocalCopies } from '../copias/local-copies';
import { GruposService } from './grupos.service';
import { LastHeardRepository } from './last-heard.repository';

/**
 * Hides the conversation, which comes back with its project; without a trash (facts of before) it is gone. Those who
 * have it open are told that they have lost it.
 */
@Injectable()
@OnFact(proyectoEliminado, { durable: 'mensajes-proyecto-eliminado' })
export class OnProyectoEliminado implements FactHandler<typeof proyectoEliminado> {
  constructor(
    private readonly grupos: GruposService,
    private readonly lastHeard: LastHeardRepository,
    private readonly copies: LocalCopies,
  ) {}

  async handle({ datos }: FactOf<typeof proyectoEliminado>, tx: Tx): Promise<void> {
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
