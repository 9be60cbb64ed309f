import { Injectable } from '@nestjs/common';
import { EquiposRepository } from '../equipos/equipos.repository';
import type { UsuarioDoc } from '../usuarios/usuario.model';
import { AjustesRepository } from './ajustes.repository';

/** Of whom a second factor is demanded: by the installation, or by a team that they are in. */
@Injectable()
export class FactorDemand {
  constructor(
    private readonly ajustes: AjustesRepository,
    private readonly equipos: EquiposRepository,
  ) {}

  async asks({ _id, rol }: Pick<UsuarioDoc, '_id' | 'rol'>): Promise<boolean> {
    const { segundoFactor, equiposConFactor } = await this.ajustes.read();
    if (segundoFactor === 'todos' || (segundoFactor === 'administradores' && rol === 'admin')) return true;
    return equiposConFactor.length > 0 && this.equipos.isInAny(_id.toHexString(), equiposConFactor);
  }
}
