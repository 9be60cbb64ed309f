import { Injectable } from '@nestjs/common';
import { limpiezaPendiente, proyectoEliminado } from '@pmp/contracts/proyectos';
import { OnFact, type FactOf, type FactHandler, type Tx } from '@pmp/platform';

/** Starts the removal of what the project leaves behind, one batch per fact: a crash loses one batch at most. */
@Injectable()
@OnFact(proyectoEliminado, { durable: 'proyectos-proyecto-eliminado' })
export class OnProyectoEliminado implements FactHandler<typeof proyectoEliminado> {
  async handle({ datos }: FactOf<typeof proyectoEliminado>, tx: Tx): Promise<void> {
    tx.fact(limpiezaPendiente, { _id: datos._id });
  }
}
