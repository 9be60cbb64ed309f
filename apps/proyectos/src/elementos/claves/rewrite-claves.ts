import { Injectable } from '@nestjs/common';
import type { Tx } from '@pmp/platform';
import type { ProyectoDoc } from '../../acceso/proyecto.model';
import { ElementoEvents } from '../events/elemento-events';
import { Kinds } from '../kinds/kinds';
import { Claves } from './claves';

/** Gives what a project holds its keys anew, after the project itself got another one. */
@Injectable()
export class RewriteClaves {
  constructor(
    private readonly kinds: Kinds,
    private readonly claves: Claves,
    private readonly events: ElementoEvents,
  ) {}

  /** As many as fit into one transaction. Returns how many there were; 0: all have theirs. */
  async rewrite(proyecto: ProyectoDoc, limit: number, tx: Tx): Promise<number> {
    if (!proyecto.clavesAnteriores) return 0;
    let written = 0;
    for (const kind of this.kinds.all) {
      const elementos = this.kinds.of(kind);
      const left = limit - written;
      if (!left) break;
      const docs = await elementos.findKeyedOtherwise(proyecto._id, proyecto.clave, left, tx.session);
      const keyed = await this.claves.keyed(docs, proyecto, tx.session);
      keyed.forEach(({ clave }, i) => this.events.state(tx, kind, elementos.giveClave(docs[i]!, clave!, tx)));
      written += docs.length;
    }
    return written;
  }
}
