import { Injectable } from '@nestjs/common';
import { proyectoRestaurado } from '@pmp/contracts/proyectos';
import { OnFact, type FactHandler, type FactOf, type Tx } from '@pmp/platform';
import { GruposService } from './grupos.service';
import { LastHeardRepository } from './last-heard.repository';

@Injectable()
@OnFact(proyectoRestaurado, { durable: 'mensajes-proyecto-restaurado' })
export class OnProyectoRestaurado implements FactHandler<typeof proyectoRestaurado> {
  constructor(
    private readonly grupos: GruposService,
    private readonly lastHeard: LastHeardRepository,
  ) {}

  async handle({ datos: { _id, version } }: FactOf<typeof proyectoRestaurado>, tx: Tx): Promise<void> {
    if (await this.lastHeard.hear(_id, version, tx.session)) {
      await this.grupos.showChat({ tipo: 'proyecto', _id }, tx);
    }
  }
}
