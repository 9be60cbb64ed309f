import { Injectable } from '@nestjs/common';

import { erroresProyectos, etiquetaEstado, papeleraPurgada } from '@pmp/contracts/proyectos';
import { DomainError, noDisponible, UnitOfWork, type Tx } from '@pmp/platform';
import type { Types } from 'mongoose';
import { ProyectosRepository } from '../../acceso/proyectos.repository';
import type { Versioned } from '../../storage/tombstones';
import { RelatedData } from '../cascade/related-data';
import { EtiquetasRepository } from '../etiquetas/etiquetas.repository';
import { Kinds } from '../kinds/kinds';
import { PlantillasRepository } from '../plantillas/plantillas.repository';
import { silentAt } from '../trash/entrada.rules';
import type { PapeleraDoc } from '../trash/papelera.model';
import { PapeleraRepository } from '../trash/papelera.repository';

/** Entities per batch: bounds its transaction. */
const BATCH = 500;

/** Removes for good what the trash keeps, in batches. After a crash the sweeper continues. */
@Injectable()
export class PurgeElemento {
  constructor(
    private readonly papelera: PapeleraRepository,
    private readonly proyectos: ProyectosRepository,
    private readonly etiquetas: EtiquetasRepository,
    private readonly plantillas: PlantillasRepository,
    private readonly kinds: Kinds,
    private readonly relatedData: RelatedData,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Throws for what is being restored. */
  async purge(id: Types.ObjectId): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const entrada = await this.papelera.findById(id, tx.session);
      if (!entrada || entrada.estado === 'restaurando') {
        throw new DomainError(erroresProyectos.papeleraNoEncontrada);
      }
      if (entrada.sinPublicar) throw noDisponible('bus');
      this.papelera.change(id, { estado: 'purgando', revisar: silentAt(new Date()) }, tx);
    });
    while (await this.unitOfWork.run((tx) => this.purgeBatch(id, tx)));
  }

  /** False when nothing is left. */
  async purgeBatch(id: Types.ObjectId, tx: Tx): Promise<boolean> {
    const entrada = await this.papelera.findById(id, tx.session);
    if (entrada?.estado !== 'purgando') return false;
    for (const kind of this.kinds.upwards) {
      const { removal } = this.kinds.of(kind);
      const kept: Versioned[] = await removal.keptIn(id, BATCH, tx.session);
      if (!kept.length) continue;
      await removal.remove(kept, new Date(), tx.session);
      await this.discard(kept, tx);
      this.papelera.change(id, { revisar: silentAt(new Date()) }, tx);
      return true;
    }
    await this.finish(entrada, tx);
    return false;
  }

  private async discard(kept: Versioned[], tx: Tx): Promise<void> {
    await this.relatedData.discard(kept, tx);
    const ids = kept.map(({ _id }) => _id);
    await this.papelera.expireUnder(ids, new Date(), tx.session);
  }

  private async finish({ _id, tipo, titulo, proyecto }: PapeleraDoc, tx: Tx): Promise<void> {
    await this.papelera.remove(_id, tx.session);
    if (tipo === 'proyecto') {
      for (const each of await this.etiquetas.listOf(_id, tx.session))
        tx.state(etiquetaEstado, each._id.toHexString(), each.version + 1, null);
      await this.etiquetas.removeOf(_id, tx.session);
      await this.plantillas.removeOf(_id, tx.session);
      await this.proyectos.empty(_id, tx.session);
      await this.papelera.expireIn(_id, new Date(), tx.session);
    }
    const datos = { _id: _id.toHexString(), tipo, titulo, proyecto: proyecto.toHexString() };
    tx.fact(papeleraPurgada, datos);
  }
}
