import { Injectable } from '@nestjs/common';
import type { Tx } from '@pmp/platform';
import type { Types } from 'mongoose';
import type { Versioned } from '../../storage/tombstones';
import { ArchivosRepository } from '../files/archivos.repository';
import { HistorialRepository } from '../historial/historial.repository';

export type Discard = (sobre: Types.ObjectId[], tx: Tx) => Promise<void>;

/** What belongs to elements but is stored elsewhere: their history and files, and what other rooms keep about them. */
@Injectable()
export class RelatedData {
  private readonly others: Discard[] = [];

  constructor(
    private readonly historial: HistorialRepository,
    private readonly archivos: ArchivosRepository,
  ) {}

  /** A room that stores something about elements says how it is removed with them. */
  add(discard: Discard): void {
    this.others.push(discard);
  }

  /** Removes it for good. */
  async discard(entities: Versioned[], tx: Tx): Promise<void> {
    const ids = entities.map(({ _id }) => _id);
    await this.historial.removeOf(ids, tx.session);
    for (const discard of this.others) await discard(ids, tx);
    const archivos = entities.flatMap((entity) => entity.archivos ?? []).map(({ _id }) => _id);
    await this.archivos.release(archivos, tx.session);
  }
}
