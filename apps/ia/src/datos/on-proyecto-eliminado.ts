import { Injectable } from '@nestjs/common';
import { proyectoEliminado } from '@pmp/contracts/proyectos';
import { type FactHandler, type FactOf, OnFact, type Tx } from '@pmp/platform';
import { IniciosRepository } from './inicios.repository';
import { TransicionesRepository } from './transiciones.repository';

/** Only of facts from before there was a trash: else nothing goes until the project is purged. */
@Injectable()
@OnFact(proyectoEliminado, { durable: 'ia-datos-proyecto-eliminado' })
export class OnProyectoEliminado implements FactHandler<typeof proyectoEliminado> {
  constructor(
    private readonly transiciones: TransicionesRepository,
    private readonly inicios: IniciosRepository,
  ) {}

  async handle({ datos }: FactOf<typeof proyectoEliminado>, tx: Tx): Promise<void> {
    if (datos.version !== undefined) return;
    await this.transiciones.removeOf(datos._id, tx.session);
    await this.inicios.removeOf(datos._id, tx.session);
  }
}
