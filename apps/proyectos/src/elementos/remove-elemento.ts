import { Injectable } from '@nestjs/common';
import { UnitOfWork, type Caller, type Tx } from '@pmp/platform';
import { Cascade } from './cascade/cascade';
import { ElementoEvents } from './events/elemento-events';
import type { Kind } from './kinds/kind';
import { ReadElementos } from './read-elementos';

@Injectable()
export class RemoveElemento {
  constructor(
    private readonly read: ReadElementos,
    private readonly cascade: Cascade,
    private readonly events: ElementoEvents,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** With everything beneath it: all or nothing. */
  async remove(kind: Kind, caller: Caller, id: string): Promise<void> {
    await this.unitOfWork.run((tx) => this.removeIn(tx, kind, caller, id));
  }

  /** As part of a transaction that is under way. */
  async removeIn(tx: Tx, kind: Kind, caller: Caller, id: string): Promise<void> {
    const doc = await this.read.find(kind, caller, 'proyecto.editar', id, tx.session);
    await this.cascade.remove(kind, doc, caller._id, tx);
    this.events.removed(tx, kind, doc, caller._id);
  }
}
