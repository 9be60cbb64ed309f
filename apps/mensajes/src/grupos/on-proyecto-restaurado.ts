import { Injectable } from '@nestjs/common';
import { proyectoRestaurado } from '@pmp/contracts/proyectos';
import { OnFact, type FactHandler, type FactOf, type Tx } from '@pmp/platform';
import { GruposService } from './grupos.service';
import { NoticiasRepository } from './noticias.repository';

@Injectable()
@OnFact(proyectoRestaurado, { durable: 'mensajes-proyecto-restaurado' })
export class OnProyectoRestaurado implements FactHandler<typeof proyectoRestaurado> {
  constructor(
    private readonly grupos: GruposService,
    private readonly noticias: NoticiasRepository,
  ) {}

  async handle({ datos: { _id, version } }: FactOf<typeof proyectoRestaurado>, tx: Tx): Promise<void> {
    if (await this.noticias.hear(_id, version, tx.session)) {
      await this.grupos.showChat({ tipo: 'proyecto', _id }, tx);
    }
  }
}
