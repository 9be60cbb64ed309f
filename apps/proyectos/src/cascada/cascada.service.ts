import { Injectable } from '@nestjs/common';
import type { StateDefinition } from '@pmp/contracts/common';
import {
  epicaEstado,
  historiaEliminada,
  historiaEstado,
  lapidasPendientes,
  tareaEstado,
} from '@pmp/contracts/proyectos';
import type { Tx } from '@pmp/platform';
import type { ClientSession, Types } from 'mongoose';
import { objectId } from '../almacen/object-id';
import type { Destination, Versioned } from '../almacen/tombstones';
import type { SweepDoc } from '../sweep/sweep.model';
import { SweepsRepository } from '../sweep/sweeps.repository';
import { removalOf } from '../cambios/cambio';
import type { EpicaDoc } from '../epicas/epica.model';
import { EpicasRepository } from '../epicas/epicas.repository';
import type { HistoriaDoc } from '../historias/historia.model';
import { HistoriasRepository } from '../historias/historias.repository';
import { PapeleraWriter } from '../papelera/papelera.writer';
import { archivosIn } from '../papelera/papelera.rules';
import { RelatedData } from '../papelera/related-data';
import { SLICE, TombstonePublisher } from './tombstone-publisher';
import type { ProyectoDoc } from '../proyectos/proyecto.model';
import type { TareaDoc } from '../tareas/tarea.model';
import { TareasRepository } from '../tareas/tareas.repository';

/** Entities per batch: bounds its transaction and its outbox row. */
export const BATCH = 500;

/**
 * How long after a deletion an entity that was being created beneath it may still be committed: MongoDB lets a
 * transaction live for 60 s.
 */
const LONGEST_TRANSACTION_MS = 90_000;

/** A kind of entity that lives in a project, and the state that its copies follow. */
interface Kind {
  state: StateDefinition;
  repository: {
    versionsOfProyecto(proyecto: string, limit: number, session: ClientSession): Promise<Versioned[]>;
    remove(entities: Versioned[], destination: Destination, session: ClientSession): Promise<void>;
  };
}

/** What is hidden beneath a deleted entity, and the name of its deletion. */
interface Hidden {
  entrada: Types.ObjectId;
  serie: string;
}

const deletionOf = ({ _id }: Pick<Versioned, '_id'>): Hidden => ({
  entrada: _id,
  serie: objectId().toHexString(),
});

/**
 * Moves what is deleted into the trash, in the caller's transaction, and publishes its tombstone to every service that
 * keeps a copy.
 */
@Injectable()
export class CascadaService {
  private readonly epica: Kind;
  private readonly historia: Kind;
  private readonly tarea: Kind;

  constructor(
    private readonly epicas: EpicasRepository,
    private readonly historias: HistoriasRepository,
    private readonly tareas: TareasRepository,
    private readonly sweeps: SweepsRepository,
    private readonly papeleraWriter: PapeleraWriter,
    private readonly relatedData: RelatedData,
    private readonly tombstones: TombstonePublisher,
  ) {
    this.epica = { state: epicaEstado, repository: epicas };
    this.historia = { state: historiaEstado, repository: historias };
    this.tarea = { state: tareaEstado, repository: tareas };
  }

  async removeEpica(epica: EpicaDoc, autor: string, tx: Tx): Promise<void> {
    await this.remove(this.epica, [epica], epica._id, tx);
    await this.watch('epica', [epica], tx);
    const deletion = deletionOf(epica);
    const historias = await this.historias.idsOfEpica(epica._id, tx.session);
    const cuentas = await this.tareas.removeOfHistorias(historias, deletion, tx.session);
    await this.historias.removeOfEpica(epica._id, deletion.serie, tx.session);
    const sinPublicar = await this.publishOrDefer(deletion, historias.length + cuentas.tareas, tx);
    await this.papeleraWriter.ofEpica(epica, autor, { historias, cuentas, sinPublicar }, tx);
  }

  async removeHistoria(historia: HistoriaDoc, autor: string, tx: Tx): Promise<void> {
    await this.remove(this.historia, [historia], historia._id, tx);
    await this.watch('historia', [historia], tx);
    const deletion = deletionOf(historia);
    const cuentas = await this.tareas.removeOfHistorias([historia._id], deletion, tx.session);
    const sinPublicar = await this.publishOrDefer(deletion, cuentas.tareas, tx);
    await this.papeleraWriter.ofHistoria(historia, autor, { cuentas, sinPublicar }, tx);
  }

  async removeTarea(tarea: TareaDoc, autor: string, tx: Tx): Promise<void> {
    await this.remove(this.tarea, [tarea], tarea._id, tx);
    await this.papeleraWriter.ofTarea(tarea, autor, tx);
  }

  /**
   * The project's contents go later, in batches. Schedules another sweep for when nothing can be created in it any
   * more.
   */
  async removeProyecto(proyecto: ProyectoDoc, autor: string, tx: Tx): Promise<void> {
    await this.watch('proyecto', [proyecto], tx);
    await this.papeleraWriter.ofProyecto(proyecto, autor, tx);
  }

  /** Publishes the next tombstones of a trash entry; the last of them are noted in it, so that it may be purged. */
  async publishNext(_id: string, serie: string, tx: Tx): Promise<void> {
    if ((await this.papeleraWriter.unpublishedOf(_id, tx.session)) !== serie) return;
    if (!(await this.publishSlice({ entrada: objectId(_id), serie }, tx)))
      this.papeleraWriter.published(_id, tx);
  }

  /** The deleted epics and stories that still have something beneath them. */
  async occupied(epicas: Types.ObjectId[], historias: Types.ObjectId[]): Promise<Types.ObjectId[]> {
    return [
      ...(epicas.length ? await this.historias.epicasAmong(epicas) : []),
      ...(historias.length ? await this.tareas.historiasAmong(historias) : []),
    ];
  }

  /** Removes stories that were added to the epic while it was being deleted; screens that showed them are told. */
  async sweepEpica(epica: string, tx: Tx): Promise<void> {
    const destination = await this.epicas.fateOf(epica, tx.session);
    if (!destination) return;
    const { historias, tareas } = await this.removeHistoriasOf(epica, destination, tx);
    for (const { _id, version, proyecto } of historias) {
      const cambio = removalOf('historia', _id.toHexString(), version + 1, null);
      tx.live(`proyecto.${proyecto.toHexString()}`, 'cambio', cambio);
    }
    const archivos = archivosIn(tareas);
    this.papeleraWriter.grow(
      destination,
      { historias: historias.length, tareas: tareas.length, archivos },
      tx,
    );
  }

  /** Removes tasks that were added to the story while it was being deleted. */
  async sweepHistoria(historia: string, tx: Tx): Promise<void> {
    const destination = await this.historias.fateOf(historia, tx.session);
    if (!destination) return;
    const tareas = await this.removeTareasOf([historia], destination, tx);
    for (const { _id, version, proyecto } of tareas) {
      const cambio = removalOf('tarea', _id.toHexString(), version + 1, null);
      tx.live(`proyecto.${proyecto.toHexString()}`, 'cambio', cambio);
    }
    this.papeleraWriter.grow(destination, { tareas: tareas.length, archivos: archivosIn(tareas) }, tx);
  }

  /**
   * Removes the next batch of a deleted project's contents; false when nothing was left or the project is being
   * restored.
   */
  async removeBatchOf(proyecto: string, tx: Tx): Promise<boolean> {
    const destination = await this.papeleraWriter.destinationOf(proyecto, tx.session);
    if (!destination) return false;
    for (const kind of [this.tarea, this.historia, this.epica]) {
      const batch = await kind.repository.versionsOfProyecto(proyecto, BATCH, tx.session);
      if (!batch.length) continue;
      await this.remove(kind, batch, destination, tx);
      this.papeleraWriter.note(destination, tx);
      return true;
    }
    return false;
  }

  /** Removes an epic's stories, each with its tasks. */
  private async removeHistoriasOf(epica: string, destination: Destination, tx: Tx) {
    const historias = await this.historias.findOfEpica(epica, tx.session);
    const tareas = await this.removeHistorias(historias, destination, tx);
    for (const { _id, titulo, proyecto, version } of historias) {
      const datos = { _id: _id.toHexString(), titulo, epica, proyecto: proyecto.toHexString() };
      tx.fact(historiaEliminada, { ...datos, version: version + 1 });
    }
    return { historias, tareas };
  }

  private async removeHistorias(historias: Versioned[], destination: Destination, tx: Tx) {
    if (!historias.length) return [];
    await this.remove(this.historia, historias, destination, tx);
    await this.watch('historia', historias, tx);
    return this.removeTareasOf(
      historias.map((historia) => historia._id),
      destination,
      tx,
    );
  }

  private async removeTareasOf(historias: (string | Types.ObjectId)[], destination: Destination, tx: Tx) {
    const tareas = await this.tareas.findOfHistorias(historias, tx.session);
    if (tareas.length) await this.remove(this.tarea, tareas, destination, tx);
    return tareas;
  }

  private async remove({ repository, state }: Kind, entities: Versioned[], destination: Destination, tx: Tx) {
    await repository.remove(entities, destination, tx.session);
    if (destination instanceof Date) await this.relatedData.discard(entities, tx.session);
    for (const { _id, version } of entities) tx.state(state, _id.toHexString(), version + 1, null);
  }

  /**
   * Publishes what a slice can hold at once; more than that is left to the first fact, as this transaction has enough to
   * write. Returns the name of the deletion in that case.
   */
  private async publishOrDefer(deletion: Hidden, hidden: number, tx: Tx): Promise<string | null> {
    const { entrada, serie } = deletion;
    if (hidden < SLICE) {
      await this.publishSlice(deletion, tx);
      return null;
    }
    tx.fact(lapidasPendientes, { _id: entrada.toHexString(), serie });
    return serie;
  }

  /** False once nothing is left to publish. */
  private async publishSlice({ entrada, serie }: Hidden, tx: Tx): Promise<boolean> {
    const deletion = { _id: entrada.toHexString(), serie };
    const { historias, more } = await this.tombstones.publishSlice(deletion, tx);
    await this.watch('historia', historias, tx);
    return more;
  }

  private async watch(tipo: SweepDoc['tipo'], parents: Pick<Versioned, '_id'>[], tx: Tx): Promise<void> {
    const desde = new Date(Date.now() + LONGEST_TRANSACTION_MS);
    await this.sweeps.insert(
      tipo,
      parents.map(({ _id }) => _id),
      desde,
      tx.session,
    );
  }
}
