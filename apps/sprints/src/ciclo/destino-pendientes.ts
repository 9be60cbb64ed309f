import { Injectable } from '@nestjs/common';
import { erroresSprints, MAX_HISTORIAS_SPRINT, type DestinoDePendientes } from '@pmp/contracts/sprints';
import { DomainError, type Tx } from '@pmp/platform';
import type { ClientSession } from 'mongoose';
import { SprintEvents } from '../sprints/sprint-events';
import { newSprint, toSprintRef } from '../sprints/sprint.mapper';
import type { SprintDoc, TrasladoDoc } from '../sprints/sprint.model';
import { SprintsRepository } from '../sprints/sprints.repository';

interface Destino {
  doc: SprintDoc;
  isNew: boolean;
}

type Historias = readonly { _id: string; titulo: string }[];

/** Where the unfinished stories of a sprint go. */
@Injectable()
export class DestinoPendientes {
  constructor(
    private readonly sprints: SprintsRepository,
    private readonly events: SprintEvents,
  ) {}

  /** The sprint that is to take them; null: the backlog. */
  async find(
    from: SprintDoc,
    wanted: DestinoDePendientes,
    autor: string,
    session: ClientSession,
  ): Promise<Destino | null> {
    if ('nuevo' in wanted) {
      const numero = (await this.sprints.lastNumero(from.proyecto, session)) + 1;
      const doc = newSprint({ ...wanted.nuevo, proyecto: from.proyecto }, numero, autor, new Date());
      return { doc, isNew: true };
    }
    if (wanted.destino === null) return null;
    return { doc: await this.pending(from, wanted.destino, session), isNew: false };
  }

  /** Call it when the sprint that they leave has let go of them: the index refuses one story in two sprints. */
  async receive({ doc: destino, isNew }: Destino, moved: Historias, tx: Tx): Promise<void> {
    const historias = [...new Set([...destino.historias, ...moved.map(({ _id }) => _id)])];
    if (historias.length > MAX_HISTORIAS_SPRINT)
      throw new DomainError(erroresSprints.demasiadasHistorias, { max: MAX_HISTORIAS_SPRINT });
    const changes = { historias, reserva: historias.length > 0 };
    if (isNew) {
      const doc = { ...destino, ...changes };
      await this.sprints.insert(doc, tx.session);
      await this.events.changed(tx, null, doc);
      return;
    }
    const doc = await this.sprints.update(destino, changes, tx.session);
    await this.events.changed(tx, destino, doc);
  }

  /** What the sprint that they leave remembers of it. */
  record(destino: Destino | null, moved: Historias, autor: string): TrasladoDoc {
    return {
      fecha: new Date(),
      autor,
      destino: destino && toSprintRef(destino.doc),
      historias: moved.map(({ _id, titulo }) => ({ _id, titulo })),
    };
  }

  private async pending(from: SprintDoc, id: string, session: ClientSession): Promise<SprintDoc> {
    const destino = await this.sprints.findById(id, session);
    if (destino?.proyecto !== from.proyecto || destino._id.equals(from._id)) {
      throw new DomainError(erroresSprints.destinoNoValido);
    }
    if (destino.estado !== 'pendiente') throw new DomainError(erroresSprints.destinoNoPendiente);
    return destino;
  }
}
