import { EVENTO_VISTAS_CAMBIADAS, type Vistas } from '@pmp/contracts/usuarios';
import { assertVersion, type Caller, UnitOfWork } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import { VistasRepository } from './vistas.repository';

/** Publishes no facts: views concern nobody else, so they are not in the audit trail either. */
@Injectable()
export class VistasService {
  constructor(
    private readonly repository: VistasRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async find(caller: Caller): Promise<Vistas> {
    return this.repository.find(caller._id);
  }

  /** Of two calls that replace the same version one is refused, so that no change is lost. */
  async replace(caller: Caller, pedido: Vistas): Promise<Vistas> {
    return this.unitOfWork.run(async (tx) => {
      const { version } = await this.repository.find(caller._id, tx.session);
      assertVersion(pedido.version, version);
      const vistas = { vistas: pedido.vistas, version: version + 1 };
      this.repository.replace(caller._id, vistas, tx);
      tx.live(`usuario.${caller._id}`, EVENTO_VISTAS_CAMBIADAS, { version: vistas.version });
      return vistas;
    });
  }
}
