import { Injectable } from '@nestjs/common';
import { equipoEliminado } from '@pmp/contracts/usuarios';
import { OnFact, type FactHandler, type FactOf, type Tx } from '@pmp/platform';
import { GruposService } from './grupos.service';

@Injectable()
@OnFact(equipoEliminado, { durable: 'mensajes-equipo-eliminado' })
export class OnEquipoEliminado implements FactHandler<typeof equipoEliminado> {
  constructor(private readonly grupos: GruposService) {}

  async handle({ datos }: FactOf<typeof equipoEliminado>, tx: Tx): Promise<void> {
    await this.grupos.buryChat({ tipo: 'equipo', _id: datos._id }, tx);
  }
}
