import { Injectable } from '@nestjs/common';
import type { StateDefinition } from '@pmp/contracts/common';
import { epicaEstado, historiaEliminada, historiaEstado, tareaEstado } from '@pmp/contracts/proyectos';
import type { Tx } from '@pmp/platform';
import type { ClientSession, Types } from 'mongoose';
import type { Versioned } from '../almacen/tombstones';
import { EpicasRepository } from '../epicas/epicas.repository';
import { HistoriasRepository } from '../historias/historias.repository';
import { TareasRepository } from '../tareas/tareas.repository';

/** Entities of one batch: bounds a batch's transaction and its outbox row. */
export const BATCH = 500;

/** A kind of entity that lives in a project, and the state that its copies follow. */
interface Kind {
  state: StateDefinition;
  repository: {
    versionsOfProyecto(proyecto: string, limit: number, session: ClientSession): Promise<Versioned[]>;
    remove(entities: Versioned[], at: Date, session: ClientSession): Promise<void>;
  };
}

/** Removes entities within the caller's transaction and tells their end to all who keep copies. */
@Injectable()
export class CascadaService {
  private readonly epica: Kind;
  private readonly historia: Kind;
  private readonly tarea: Kind;

  constructor(
    epicas: EpicasRepository,
    private readonly historias: HistoriasRepository,
    private readonly tareas: TareasRepository,
  ) {
    this.epica = { state: epicaEstado, repository: epicas };
    this.historia = { state: historiaEstado, repository: historias };
    this.tarea = { state: tareaEstado, repository: tareas };
  }

  async removeEpica(epica: Versioned & { proyecto: Types.ObjectId }, tx: Tx): Promise<void> {
    await this.remove(this.epica, [epica], tx);
    await this.removeHistoriasOf(epica._id.toHexString(), epica.proyecto.toHexString(), tx);
  }

  async removeHistoria(historia: Versioned, tx: Tx): Promise<void> {
    await this.remove(this.historia, [historia], tx);
    await this.removeTareasOf([historia._id], tx);
  }

  async removeTarea(tarea: Versioned, tx: Tx): Promise<void> {
    await this.remove(this.tarea, [tarea], tx);
  }

  async removeTareasOf(historias: (string | Types.ObjectId)[], tx: Tx): Promise<void> {
    await this.remove(this.tarea, await this.tareas.versionsOfHistorias(historias, tx.session), tx);
  }

  /** An epic's stories, each with its tasks. */
  async removeHistoriasOf(epica: string, proyecto: string, tx: Tx): Promise<void> {
    const historias = await this.historias.findOfEpica(epica, tx.session);
    if (!historias.length) return;
    await this.remove(this.historia, historias, tx);
    const ids = historias.map((historia) => historia._id);
    await this.removeTareasOf(ids, tx);
    for (const { _id, titulo } of historias) {
      tx.fact(historiaEliminada, { _id: _id.toHexString(), titulo, epica, proyecto });
    }
  }

  /** The next batch of what a deleted project has left behind; false when nothing was left. */
  async removeBatchOf(proyecto: string, tx: Tx): Promise<boolean> {
    for (const kind of [this.tarea, this.historia, this.epica]) {
      const batch = await kind.repository.versionsOfProyecto(proyecto, BATCH, tx.session);
      if (!batch.length) continue;
      await this.remove(kind, batch, tx);
      return true;
    }
    return false;
  }

  private async remove({ repository, state }: Kind, entities: Versioned[], tx: Tx): Promise<void> {
    await repository.remove(entities, new Date(), tx.session);
    for (const { _id, version } of entities) tx.state(state, _id.toHexString(), version + 1, null);
  }
}
