import { Injectable } from '@nestjs/common';
import { proyectoEliminado } from '@pmp/contracts/proyectos';
import { type FactHandler, type FactOf, OnFact, type Tx } from '@pmp/platform';
import { LimpiezaService } from './limpieza.service';

/** Only of facts from before there was a trash: else nothing goes until the project is purged. */
@Injectable()
@OnFact(proyectoEliminado, { durable: 'ia-proyecto-eliminado' })
export class OnProyectoEliminado implements FactHandler<typeof proyectoEliminado> {
  constructor(private readonly limpieza: LimpiezaService) {}

  async handle({ datos }: FactOf<typeof proyectoEliminado>, tx: Tx): Promise<void> {
    if (datos.version === undefined) await this.limpieza.forget(datos._id, tx);
  }
}
