import { Injectable } from '@nestjs/common';
import type { AvisoRestauracion, Restaurado } from '@pmp/contracts/proyectos';
import { SprintsService } from '../sprints/sprints.service';
import type { PapeleraDoc } from '../elementos/trash/papelera.model';
import { avisosOf } from './papelera.rules';

/** Builds the reply to a restoration. */
@Injectable()
export class RestauradoPresenter {
  constructor(private readonly sprints: SprintsService) {}

  async present(entrada: PapeleraDoc): Promise<Restaurado> {
    const { tipo, _id, titulo, proyecto, cuentas } = entrada;
    return {
      tipo,
      _id: _id.toHexString(),
      titulo,
      proyecto: proyecto.toHexString(),
      cuentas,
      avisos: await this.avisosFor(entrada),
    };
  }

  private async avisosFor({ sprints, sinAsignar }: PapeleraDoc): Promise<AvisoRestauracion[]> {
    const estados = await this.sprints.estadosOf([...new Set(sprints.map(({ sprint }) => sprint))]);
    return avisosOf(sprints, estados, sinAsignar);
  }
}
