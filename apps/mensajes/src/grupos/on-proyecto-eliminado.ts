import { Injectable } from '@nestjs/common';
import { proyectoEliminado } from '@pmp/contracts/proyectos';
import { OnFact, type FactHandler, type FactOf, type Tx } from '@pmp/platform';
import { Copias } from '../copias/copias';
import { GruposService } from './grupos.service';

/** Those who have the conversation open are told that they have lost it. */
@Injectable()
@OnFact(proyectoEliminado, { durable: 'mensajes-proyecto-eliminado' })
export class OnProyectoEliminado implements FactHandler<typeof proyectoEliminado> {
  constructor(
    private readonly grupos: GruposService,
    private readonly copias: Copias,
  ) {}

  async handle({ datos }: FactOf<typeof proyectoEliminado>, tx: Tx): Promise<void> {
    await this.grupos.buryChat({ tipo: 'proyecto', _id: datos._id }, tx);
    const equipo = await this.copias.equipos.find(datos.equipo);
    const usuarios = equipo?.miembros.map(({ usuario }) => usuario) ?? [];
    if (usuarios.length > 0) tx.recheckRooms({ usuarios, cerrar: false });
  }
}
