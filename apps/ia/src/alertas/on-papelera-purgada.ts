import { Injectable } from '@nestjs/common';
import { papeleraPurgada } from '@pmp/contracts/proyectos';
import { type FactHandler, type FactOf, OnFact, type Tx } from '@pmp/platform';
import { EnviosRepository } from './envios.repository';
import { GeneracionesRepository } from './generaciones.repository';

/** Until then it waits, out of sight like its project, for that to be restored. */
@Injectable()
@OnFact(papeleraPurgada, { durable: 'ia-alertas-papelera-purgada' })
export class OnPapeleraPurgada implements FactHandler<typeof papeleraPurgada> {
  constructor(
    private readonly generaciones: GeneracionesRepository,
    private readonly envios: EnviosRepository,
  ) {}

  async handle({ datos }: FactOf<typeof papeleraPurgada>, tx: Tx): Promise<void> {
    if (datos.tipo !== 'proyecto') return;
    await this.generaciones.removeOf(datos._id, tx.session);
    await this.envios.removeOf(datos._id, tx.session);
  }
}
