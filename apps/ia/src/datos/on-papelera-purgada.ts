import { Injectable } from '@nestjs/common';
import { papeleraPurgada } from '@pmp/contracts/proyectos';
import { type FactHandler, type FactOf, OnFact, type Tx } from '@pmp/platform';
import { IniciosRepository } from './inicios.repository';
import { TransicionesRepository } from './transiciones.repository';

/** Until then it waits, out of sight like its project, for that to be restored. */
@Injectable()
@OnFact(papeleraPurgada, { durable: 'ia-datos-papelera-purgada' })
export class OnPapeleraPurgada implements FactHandler<typeof papeleraPurgada> {
  constructor(
    private readonly transiciones: TransicionesRepository,
    private readonly inicios: IniciosRepository,
  ) {}

  async handle({ datos }: FactOf<typeof papeleraPurgada>, tx: Tx): Promise<void> {
    if (datos.tipo !== 'proyecto') return;
    await this.transiciones.removeOf(datos._id, tx.session);
    await this.inicios.removeOf(datos._id, tx.session);
  }
}
