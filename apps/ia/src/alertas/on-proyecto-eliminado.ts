import { Injectable } from '@nestjs/common';
import { proyectoEliminado } from '@pmp/contracts/proyectos';
import { type FactHandler, type FactOf, OnFact, type Tx } from '@pmp/platform';
import { EnviosRepository } from './envios.repository';
import { GeneracionesRepository } from './generaciones.repository';

/** Only of facts from before there was a trash: else nothing goes until the project is purged. */
@Injectable()
@OnFact(proyectoEliminado, { durable: 'ia-alertas-proyecto-eliminado' })
export class OnProyectoEliminado implements FactHandler<typeof proyectoEliminado> {
  constructor(
    private readonly generaciones: GeneracionesRepository,
    private readonly envios: EnviosRepository,
  ) {}

  async handle({ datos }: FactOf<typeof proyectoEliminado>, tx: Tx): Promise<void> {
    if (datos.version !== undefined) return;
    await this.generaciones.removeOf(datos._id, tx.session);
    await this.envios.removeOf(datos._id, tx.session);
  }
}
