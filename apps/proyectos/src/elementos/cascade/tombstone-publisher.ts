import { Injectable } from '@nestjs/common';
import { lapidasPendientes } from '@pmp/contracts/proyectos';
import type { FactOf, Tx } from '@pmp/platform';
import type { Types } from 'mongoose';
import { ElementoEvents } from '../events/elemento-events';
import type { Kind } from '../kinds/kind';
import { Kinds } from '../kinds/kinds';

/** Tombstones per transaction. */
export const SLICE = 500;

/** One deletion: its trash entry, and a name of its own, as the same entity may be deleted again later. */
export type Deletion = FactOf<typeof lapidasPendientes>['datos'];

export interface Published {
  kind: Kind;
  docs: { _id: Types.ObjectId }[];
}

/**
 * Tells the services that keep copies what has gone into a trash entry. Hiding it is one command for any amount, but
 * the messages are as many as the entities: one transaction for all of them would take longer than anybody waits.
 */
@Injectable()
export class TombstonePublisher {
  constructor(
    private readonly kinds: Kinds,
    private readonly events: ElementoEvents,
  ) {}

  /** Publishes the next slice and, if `more` may be left, asks for the one after it. */
  async publishSlice(deletion: Deletion, tx: Tx): Promise<{ published: Published[]; more: boolean }> {
    const published: Published[] = [];
    let room = SLICE;
    for (const kind of this.kinds.all) {
      if (!kind.parent || !room) continue;
      const docs = await this.publish(kind, deletion.serie, room, tx);
      published.push({ kind, docs });
      room -= docs.length;
    }
    const more = room === 0;
    if (more) tx.fact(lapidasPendientes, deletion);
    return { published, more };
  }

  private async publish(kind: Kind, serie: string, limit: number, tx: Tx) {
    const rows = await this.kinds.of(kind).removal.takeUnpublished(serie, limit, tx.session);
    for (const { _id, version, conservado } of rows) {
      tx.state(kind.state, _id.toHexString(), version, null);
      if (kind.toldBeneath) this.events.gone(tx, kind, { ...conservado, _id, version });
    }
    this.events.recount(
      tx,
      rows.map(({ _id, conservado }) => ({ ...conservado, _id })),
    );
    return rows;
  }
}
