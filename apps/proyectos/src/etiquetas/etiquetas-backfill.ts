import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { etiquetaEstado } from '@pmp/contracts/proyectos';
import { PageWalk, type Tx, UnitOfWork } from '@pmp/platform';
import type { EtiquetaDoc } from '../elementos/etiquetas/etiqueta.model';
import { EtiquetasRepository } from '../elementos/etiquetas/etiquetas.repository';
import { ElementoEvents } from '../elementos/events/elemento-events';
import { Kinds } from '../elementos/kinds/kinds';
import { toEtiquetaEstado } from './etiqueta.mapper';

/**
 * Publishes the labels that were made before other services showed them, with what has them, in the background. It runs
 * at every start instead of as a migration, because the previous version keeps making labels during an upgrade.
 */
@Injectable()
export class EtiquetasBackfill implements OnApplicationBootstrap {
  constructor(
    private readonly etiquetas: EtiquetasRepository,
    private readonly kinds: Kinds,
    private readonly events: ElementoEvents,
    private readonly unitOfWork: UnitOfWork,
    private readonly walk: PageWalk,
  ) {}

  onApplicationBootstrap(): void {
    this.walk.start(() => this.fill(), 'etiquetas antiguas sin publicar; al próximo arranque');
  }

  async fill(): Promise<void> {
    await this.walk.toTheEnd<true>(() => this.unitOfWork.run((tx) => this.publishNext(tx)));
  }

  private async publishNext(tx: Tx): Promise<true | null> {
    const etiqueta = await this.etiquetas.findUnpublished(tx.session);
    if (!etiqueta) return null;
    const published = this.etiquetas.publish(etiqueta, tx);
    tx.state(etiquetaEstado, published._id.toHexString(), published.version, toEtiquetaEstado(published));
    await this.restate(etiqueta, tx);
    return true;
  }

  private async restate({ _id }: EtiquetaDoc, tx: Tx): Promise<void> {
    for (const kind of this.kinds.all) {
      const elementos = this.kinds.of(kind);
      for (const doc of await elementos.findLabelled(_id, tx.session))
        this.events.state(tx, kind, elementos.restate(doc, tx));
    }
  }
}
