import { Injectable } from '@nestjs/common';
import type { StateDefinition } from '@pmp/contracts/common';
import { epicaEstado, historiaEliminada, historiaEstado, tareaEstado } from '@pmp/contracts/proyectos';
import type { Tx } from '@pmp/platform';
import type { ClientSession, Types } from 'mongoose';
import { ArchivosRepository } from '../archivos/archivos.repository';
import type { BarridoDoc } from '../barrido/barrido.model';
import { BarridosRepository } from '../barrido/barridos.repository';
import { removalOf } from '../cambios/cambio';
import { HistorialRepository } from '../historial/historial.repository';
import type { Versioned } from '../almacen/tombstones';
import { EpicasRepository } from '../epicas/epicas.repository';
import { HistoriasRepository } from '../historias/historias.repository';
import { TareasRepository } from '../tareas/tareas.repository';

/** Entities of one batch: bounds a batch's transaction and its outbox row. */
export const BATCH = 500;

/**
 * How long after a deletion what was being made beneath it may still be committed: MongoDB lets a transaction
 * live for 60 s.
 */
const LONGEST_TRANSACTION_MS = 90_000;

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
    private readonly historial: HistorialRepository,
    private readonly archivos: ArchivosRepository,
    private readonly barridos: BarridosRepository,
  ) {
    this.epica = { state: epicaEstado, repository: epicas };
    this.historia = { state: historiaEstado, repository: historias };
    this.tarea = { state: tareaEstado, repository: tareas };
  }

  async removeEpica(epica: Versioned, tx: Tx): Promise<void> {
    await this.remove(this.epica, [epica], tx);
    await this.watch('epica', [epica], tx);
    await this.removeHistoriasOf(epica._id.toHexString(), tx);
  }

  async removeHistoria(historia: Versioned, tx: Tx): Promise<void> {
    await this.removeHistorias([historia], tx);
  }

  async removeTarea(tarea: Versioned, tx: Tx): Promise<void> {
    await this.remove(this.tarea, [tarea], tx);
  }

  /** Stories that came into the epic while it was deleted; those who saw them come see them go. */
  async sweepEpica(epica: string, tx: Tx): Promise<void> {
    for (const { _id, version, proyecto } of await this.removeHistoriasOf(epica, tx)) {
      const cambio = removalOf('historia', _id.toHexString(), version + 1, null);
      tx.live(`proyecto.${proyecto.toHexString()}`, 'cambio', cambio);
    }
  }

  /** Tasks that came into the story while it was deleted. */
  async sweepHistoria(historia: string, tx: Tx): Promise<void> {
    for (const { _id, version, proyecto } of await this.removeTareasOf([historia], tx)) {
      const cambio = removalOf('tarea', _id.toHexString(), version + 1, null);
      tx.live(`proyecto.${proyecto.toHexString()}`, 'cambio', cambio);
    }
  }

  /** Asks for another look beneath the project when nothing can come into it any more. */
  async watchProyecto(proyecto: Pick<Versioned, '_id'>, tx: Tx): Promise<void> {
    await this.watch('proyecto', [proyecto], tx);
  }

  /** An epic's stories, each with its tasks. */
  private async removeHistoriasOf(epica: string, tx: Tx) {
    const historias = await this.historias.findOfEpica(epica, tx.session);
    await this.removeHistorias(historias, tx);
    for (const { _id, titulo, proyecto } of historias) {
      tx.fact(historiaEliminada, { _id: _id.toHexString(), titulo, epica, proyecto: proyecto.toHexString() });
    }
    return historias;
  }

  private async removeHistorias(historias: Versioned[], tx: Tx): Promise<void> {
    if (!historias.length) return;
    await this.remove(this.historia, historias, tx);
    await this.watch('historia', historias, tx);
    await this.removeTareasOf(
      historias.map((historia) => historia._id),
      tx,
    );
  }

  private async removeTareasOf(historias: (string | Types.ObjectId)[], tx: Tx) {
    const tareas = await this.tareas.findOfHistorias(historias, tx.session);
    if (tareas.length) await this.remove(this.tarea, tareas, tx);
    return tareas;
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
    const now = new Date();
    await repository.remove(entities, now, tx.session);
    await this.historial.removeOf(
      entities.map(({ _id }) => _id),
      tx.session,
    );
    const archivos = entities.flatMap((entity) => entity.archivos ?? []).map(({ _id }) => _id);
    await this.archivos.release(archivos, tx.session);
    for (const { _id, version } of entities) tx.state(state, _id.toHexString(), version + 1, null);
  }

  private async watch(tipo: BarridoDoc['tipo'], parents: Pick<Versioned, '_id'>[], tx: Tx): Promise<void> {
    const desde = new Date(Date.now() + LONGEST_TRANSACTION_MS);
    await this.barridos.insert(
      tipo,
      parents.map(({ _id }) => _id),
      desde,
      tx.session,
    );
  }
}
