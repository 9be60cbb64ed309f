import { Injectable } from '@nestjs/common';
import { lapidasPendientes, type CuentasPapelera } from '@pmp/contracts/proyectos';
import type { Tx } from '@pmp/platform';
import type { Types } from 'mongoose';
import type { ProyectoDoc } from '../../acceso/proyecto.model';
import { objectId } from '../../storage/object-id';
import type { Destination, Versioned } from '../../storage/tombstones';
import { ElementoEvents } from '../events/elemento-events';
import type { ElementoDoc } from '../kinds/elemento-doc';
import type { Kind, Tipo } from '../kinds/kind';
import { Kinds } from '../kinds/kinds';
import type { SweepDoc } from '../sweeps/sweep.model';
import { SweepsRepository } from '../sweeps/sweeps.repository';
import { TrashWriter } from '../trash/trash-writer';
import { RelatedData } from './related-data';
import { SLICE, TombstonePublisher } from './tombstone-publisher';

/** Entities per batch: bounds its transaction and its outbox row. */
export const BATCH = 500;

/**
 * How long after a deletion an entity that was being created beneath it may still be committed: MongoDB lets a
 * transaction live for 60 s.
 */
const LONGEST_TRANSACTION_MS = 90_000;

/** What is hidden beneath a deleted entity, and the name of its deletion. */
interface Hidden {
  entrada: Types.ObjectId;
  serie: string;
}

/** What went with it. */
interface Taken {
  cuentas: Partial<CuentasPapelera>;
  total: number;
  planned: Types.ObjectId[];
}

const add = (cuentas: Partial<CuentasPapelera>, what: keyof CuentasPapelera, count: number): void => {
  if (count) cuentas[what] = (cuentas[what] ?? 0) + count;
};

/**
 * Moves what is deleted into the trash, in the caller's transaction, and publishes its tombstone to every service that
 * keeps a copy.
 */
@Injectable()
export class Cascade {
  constructor(
    private readonly kinds: Kinds,
    private readonly sweeps: SweepsRepository,
    private readonly trash: TrashWriter,
    private readonly relatedData: RelatedData,
    private readonly tombstones: TombstonePublisher,
    private readonly events: ElementoEvents,
  ) {}

  /** The element with everything beneath it: all or nothing. */
  async remove(kind: Kind, doc: ElementoDoc, autor: string, tx: Tx): Promise<void> {
    await this.bury(kind, [doc], doc._id, tx);
    await this.watch(kind, [doc], tx);
    const deletion = { entrada: doc._id, serie: objectId().toHexString() };
    const taken: Taken = { cuentas: {}, total: 0, planned: kind.planned ? [doc._id] : [] };
    add(taken.cuentas, 'archivos', doc.archivos?.length ?? 0);
    await this.hideBeneath(kind, [doc._id], deletion, taken, tx);
    const { cuentas, total, planned } = taken;
    const sinPublicar = total ? await this.publishOrDefer(deletion, total, tx) : null;
    await this.trash.ofElemento(kind, doc, { cuentas, planned, sinPublicar }, autor, tx);
  }

  /**
   * The project's contents go later, in batches. Schedules another sweep for when nothing can be created in it any
   * more.
   */
  async removeProyecto(proyecto: ProyectoDoc, autor: string, tx: Tx): Promise<void> {
    await this.sweepLater('proyecto', [proyecto], tx);
    await this.trash.ofProyecto(proyecto, autor, tx);
  }

  /** Publishes the next tombstones of a trash entry; the last of them are noted in it, so that it may be purged. */
  async publishNext(_id: string, serie: string, tx: Tx): Promise<void> {
    if ((await this.trash.unpublishedOf(_id, tx.session)) !== serie) return;
    if (!(await this.publishSlice({ entrada: objectId(_id), serie }, tx))) this.trash.published(_id, tx);
  }

  /** Those among the deleted entities that still have something beneath them. */
  async occupied(deleted: (tipo: Tipo) => Types.ObjectId[]): Promise<Types.ObjectId[]> {
    const found: Types.ObjectId[] = [];
    for (const kind of this.kinds.all) {
      const padres = kind.parent ? deleted(kind.parent.tipo) : [];
      if (padres.length) found.push(...(await this.kinds.of(kind).removal.parentsAmong(padres)));
    }
    return found;
  }

  /** Removes what was put beneath a deleted element while it was being deleted; screens that showed it are told. */
  async sweepBeneath(tipo: Tipo, id: string, tx: Tx): Promise<void> {
    const kind = this.kinds.at(tipo);
    const destination = await this.kinds.of(kind).removal.fateOf(id, tx.session);
    if (!destination) return;
    const cuentas: Partial<CuentasPapelera> = {};
    for (const { kind: child, docs } of await this.removeBeneath(
      kind,
      [objectId(id)],
      destination,
      cuentas,
      tx,
    ))
      for (const doc of docs) this.events.vanished(tx, child, doc, null);
    this.trash.grow(destination, cuentas, tx);
  }

  /**
   * Removes the next batch of a deleted project's contents; false when nothing was left or the project is being
   * restored.
   */
  async removeBatchOf(proyecto: string, tx: Tx): Promise<boolean> {
    const destination = await this.trash.destinationOf(proyecto, tx.session);
    if (!destination) return false;
    for (const kind of this.kinds.upwards) {
      const batch = await this.kinds.of(kind).removal.versionsOfProyecto(proyecto, BATCH, tx.session);
      if (!batch.length) continue;
      await this.bury(kind, batch, destination, tx);
      this.trash.note(destination, tx);
      return true;
    }
    return false;
  }

  private async hideBeneath(
    kind: Kind,
    padres: readonly Types.ObjectId[],
    deletion: Hidden,
    taken: Taken,
    tx: Tx,
  ): Promise<void> {
    for (const child of this.kinds.childrenOf(kind)) {
      const { removal } = this.kinds.of(child);
      const isLeaf = !this.kinds.childrenOf(child).length;
      const ids = isLeaf && !child.planned ? [] : await removal.idsBeneath(padres, tx.session);
      if (child.planned) taken.planned.push(...ids);
      if (ids.length) await this.hideBeneath(child, ids, deletion, taken, tx);
      const { total, archivos } = await removal.removeBeneath(padres, deletion, tx.session);
      add(taken.cuentas, child.collection, total);
      add(taken.cuentas, 'archivos', archivos);
      taken.total += total;
    }
  }

  /** Removes all levels beneath; returns the first of them. */
  private async removeBeneath(
    kind: Kind,
    padres: Types.ObjectId[],
    destination: Destination,
    cuentas: Partial<CuentasPapelera>,
    tx: Tx,
  ) {
    const removed = [];
    for (const child of this.kinds.childrenOf(kind)) {
      const docs = await this.kinds.of(child).removal.findBeneath(padres, tx.session);
      if (!docs.length) continue;
      await this.bury(child, docs, destination, tx);
      await this.watch(child, docs, tx);
      add(cuentas, child.collection, docs.length);
      for (const doc of docs) {
        add(cuentas, 'archivos', doc.archivos?.length ?? 0);
        if (child.toldBeneath) this.events.gone(tx, child, { ...doc, version: doc.version + 1 });
      }
      const ids = docs.map(({ _id }) => _id);
      await this.removeBeneath(child, ids, destination, cuentas, tx);
      removed.push({ kind: child, docs });
    }
    return removed;
  }

  private async bury(kind: Kind, entities: Versioned[], destination: Destination, tx: Tx) {
    await this.kinds.of(kind).removal.remove(entities, destination, tx.session);
    this.events.recount(tx, entities);
    if (destination instanceof Date) await this.relatedData.discard(entities, tx);
    for (const { _id, version } of entities) tx.state(kind.state, _id.toHexString(), version + 1, null);
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
    const { published, more } = await this.tombstones.publishSlice(deletion, tx);
    for (const { kind, docs } of published) await this.watch(kind, docs, tx);
    return more;
  }

  /** Has what hangs from these looked for later, if anything can. */
  private async watch(kind: Kind, parents: Pick<Versioned, '_id'>[], tx: Tx): Promise<void> {
    if (this.kinds.childrenOf(kind).length) await this.sweepLater(kind.tipo, parents, tx);
  }

  private async sweepLater(tipo: SweepDoc['tipo'], parents: Pick<Versioned, '_id'>[], tx: Tx): Promise<void> {
    const desde = new Date(Date.now() + LONGEST_TRANSACTION_MS);
    const ids = parents.map(({ _id }) => _id);
    await this.sweeps.insert(tipo, ids, desde, tx.session);
  }
}
