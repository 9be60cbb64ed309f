import { Injectable } from '@nestjs/common';
import { historiaEliminada, historiaEstado, lapidasPendientes, tareaEstado } from '@pmp/contracts/proyectos';
import type { FactOf, Tx } from '@pmp/platform';
import { HistoriasRepository } from '../historias/historias.repository';
import { TareasRepository } from '../tareas/tareas.repository';

/** Tombstones per transaction. */
export const SLICE = 500;

/** One deletion: its trash entry, and a name of its own, as the same entity may be deleted again later. */
export type Deletion = FactOf<typeof lapidasPendientes>['datos'];

/**
 * Tells the services that keep copies what has gone into a trash entry. Hiding it is one command for any amount, but
 * the messages are as many as the entities: one transaction for all of them would take longer than anybody waits.
 */
@Injectable()
export class TombstonePublisher {
  constructor(
    private readonly historias: HistoriasRepository,
    private readonly tareas: TareasRepository,
  ) {}

  /** Publishes the next slice and, if `more` may be left, asks for the one after it. */
  async publishSlice(deletion: Deletion, tx: Tx) {
    const historias = await this.historiasOf(deletion, tx);
    const tareas = await this.tareasOf(deletion, SLICE - historias.length, tx);
    const more = historias.length + tareas.length === SLICE;
    if (more) tx.fact(lapidasPendientes, deletion);
    return { historias, more };
  }

  private async historiasOf({ serie }: Deletion, tx: Tx) {
    const rows = await this.historias.takeUnpublished(serie, SLICE, tx.session);
    for (const { _id, version, conservado } of rows) {
      const id = _id.toHexString();
      const { titulo, epica, proyecto } = conservado;
      tx.state(historiaEstado, id, version, null);
      const refs = { epica: epica.toHexString(), proyecto: proyecto.toHexString() };
      tx.fact(historiaEliminada, { _id: id, titulo, ...refs, version });
    }
    return rows;
  }

  private async tareasOf({ serie }: Deletion, limit: number, tx: Tx) {
    if (!limit) return [];
    const rows = await this.tareas.takeUnpublished(serie, limit, tx.session);
    for (const { _id, version } of rows) tx.state(tareaEstado, _id.toHexString(), version, null);
    return rows;
  }
}
