import { Injectable } from '@nestjs/common';
import { papeleraPurgada } from '@pmp/contracts/proyectos';
import { type FactHandler, type FactOf, OnFact, type Tx } from '@pmp/platform';
import { LimpiezaService } from './limpieza.service';

/** Until then it waits, out of sight like its project, for that to be restored. */
@Injectable()
@OnFact(papeleraPurgada, { durable: 'ia-papelera-purgada' })
export class OnPapeleraPurgada implements FactHandler<typeof papeleraPurgada> {
  constructor(private readonly limpieza: LimpiezaService) {}

  async handle({ datos }: FactOf<typeof papeleraPurgada>, tx: Tx): Promise<void> {
    if (datos.tipo === 'proyecto') await this.limpieza.forget(datos._id, tx);
  }
}
