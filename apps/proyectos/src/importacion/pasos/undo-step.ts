import { Injectable } from '@nestjs/common';
import { importacionDeshecha } from '@pmp/contracts/proyectos';
import type { Tx } from '@pmp/platform';
import type { Types } from 'mongoose';
import { ProyectosRepository } from '../../acceso/proyectos.repository';
import { ComentariosRepository } from '../../comentarios/comentarios.repository';
import { Cascade } from '../../elementos/cascade/cascade';
import { EtiquetasRepository } from '../../elementos/etiquetas/etiquetas.repository';
import { ElementoEvents } from '../../elementos/events/elemento-events';
import { Kinds } from '../../elementos/kinds/kinds';
import { ProyectoEvents } from '../../proyectos/proyecto-events';
import type { ImportacionDoc, ImportadoDoc } from '../almacen/importacion.model';
import { ImportacionesRepository } from '../almacen/importaciones.repository';
import { ImportadosRepository } from '../almacen/importados.repository';
import { PLURAL } from '../plan/counts';
import { idIn } from '../plan/ids.rules';
import { toBuscable } from '@pmp/platform';
import { TakeChanges } from './take-changes';
import { reload, tellCounts } from './tell';

/** Made elements that one step compares with what they are now. */
const COMPARED = 300;
/** Made elements that one step removes: an epic among them takes all of its own along. */
const REMOVED = 20;

const TIPOS = ['epica', 'historia', 'tarea'] as const;

/**
 * One step of undoing an import. First it finds what somebody has changed since, or put something beneath or a comment
 * on: that stays, with what it hangs from. Then the rest goes into the trash, from the top of the tree down.
 */
@Injectable()
export class UndoStep {
  constructor(
    private readonly importaciones: ImportacionesRepository,
    private readonly importados: ImportadosRepository,
    private readonly kinds: Kinds,
    private readonly cascade: Cascade,
    private readonly events: ElementoEvents,
    private readonly proyectoEvents: ProyectoEvents,
    private readonly comentarios: ComentariosRepository,
    private readonly etiquetas: EtiquetasRepository,
    private readonly proyectos: ProyectosRepository,
    private readonly taking: TakeChanges,
  ) {}

  async run(doc: ImportacionDoc, tx: Tx): Promise<void> {
    const proyecto = await this.proyectos.findById(doc.proyecto!, tx.session);
    // What it made has gone with the project, also its labels: they return with it.
    if (!proyecto) return this.finish(doc, tx);
    if (doc.fase === 'devolver') return this.giveBack(doc, tx);
    if (doc.fase === 'comparar') return this.compare(doc, tx);
    if (doc.fase === 'retirar') return this.remove(doc, tx);
    await this.unusedLabels(doc, tx);
    return this.finish(doc, tx);
  }

  /** What it has taken for items that were there already. `trozo` is the document with rows that comes next. */
  private async giveBack(doc: ImportacionDoc, tx: Tx): Promise<void> {
    const { session } = tx;
    const trozo = await this.importaciones.nextFilas(doc._id, doc.trozo, 'cambios', session);
    if (!trozo) return this.next(doc, { fase: 'comparar', trozo: 0, cursor: null }, tx);
    await this.taking.giveBack(doc, trozo.filas, tx);
    await this.importaciones.markFilas(trozo, tx);
    this.next(doc, { trozo: trozo.n + 1 }, tx);
  }

  /** `trozo` is the place in the list of kinds, `cursor` the last one that was compared. */
  private async compare(doc: ImportacionDoc, tx: Tx): Promise<void> {
    const tipo = TIPOS[doc.trozo];
    if (!tipo) return this.next(doc, { fase: 'retirar', trozo: 0, cursor: null }, tx);
    const { session } = tx;
    const rows = await this.importados.next(doc._id, tipo, doc.cursor, COMPARED, session);
    if (!rows.length) return this.next(doc, { trozo: doc.trozo + 1, cursor: null }, tx);
    const kind = this.kinds.at(tipo);
    const living = await this.kinds.of(kind).findMany(
      rows.map(({ elemento }) => elemento),
      session,
    );
    const now = new Map(living.map((one) => [String(one._id), one]));
    const counts = await this.comentarios.countsOf(
      living.map(({ _id }) => _id),
      session,
    );
    const touched = (row: ImportadoDoc): boolean => {
      const current = now.get(String(row.elemento));
      if (!current) return false;
      const changed = current.updatedAt.getTime() !== row.updatedAt.getTime();
      return changed || (counts.get(String(row.elemento)) ?? 0) > row.comentarios;
    };
    const kept = rows.filter(touched).map(({ elemento }) => elemento);
    kept.push(...(await this.parentsOfOthers(doc, tipo, living, tx)));
    await this.importados.keep(doc._id, kept, session);
    this.next(doc, { cursor: rows.at(-1)!._id }, tx);
  }

  /** Those among these that something hangs from which the import has not made. */
  private async parentsOfOthers(
    doc: ImportacionDoc,
    tipo: (typeof TIPOS)[number],
    living: readonly { _id: Types.ObjectId }[],
    { session }: Tx,
  ): Promise<Types.ObjectId[]> {
    const found: Types.ObjectId[] = [];
    // All at once: asked one by one, a step of a large import takes longer than its transaction may.
    const ids = living.map(({ _id }) => _id);
    for (const child of this.kinds.childrenOf({ tipo })) {
      const below = await this.kinds.of(child).removal.placesBeneath(ids, session);
      const made = await this.importados.madeAmong(
        doc._id,
        below.map(({ _id }) => _id),
        session,
      );
      for (const { _id, padre } of below) if (!made.has(_id.toHexString())) found.push(padre);
    }
    return found;
  }

  private async remove(doc: ImportacionDoc, tx: Tx): Promise<void> {
    const { session } = tx;
    if (doc.trozo === 0 && (await this.wholeProject(doc, tx))) return;
    const tipo = TIPOS[doc.trozo];
    if (!tipo) return this.next(doc, { fase: 'restos' }, tx);
    const rows = await this.importados.nextToRemove(doc._id, tipo, REMOVED, session);
    if (!rows.length) return this.next(doc, { trozo: doc.trozo + 1 }, tx);
    const kind = this.kinds.at(tipo);
    const ids = rows.map(({ elemento }) => elemento);
    for (const one of await this.kinds.of(kind).findMany(ids, session)) {
      await this.cascade.remove(kind, one, doc.creador.toHexString(), tx);
      this.events.removed(tx, kind, one, doc.creador.toHexString());
    }
    await this.importados.forget(doc._id, ids, session);
    const plural = PLURAL[tipo];
    const hecho = { ...doc.hecho, [plural]: Math.max(0, doc.hecho[plural] - rows.length) };
    this.next(doc, { hecho }, tx);
  }

  /** A project that the import has made goes as a whole, if nobody has added anything to it. */
  private async wholeProject(doc: ImportacionDoc, tx: Tx): Promise<boolean> {
    if (!doc.creaProyecto || (await this.importados.countKept(doc._id, tx.session))) return false;
    const current = await this.proyectos.findById(doc.proyecto!, tx.session);
    const own = await this.kinds.of(this.kinds.at('epica')).removal.countOf(doc.proyecto!, tx.session);
    if (!current || own.total > doc.hecho.epicas) return false;
    const autor = doc.creador.toHexString();
    const deleted = await this.proyectos.update(current, { eliminado: true }, tx.session);
    await this.cascade.removeProyecto(deleted, autor, tx);
    await this.proyectoEvents.removed(tx, deleted, autor);
    await this.importados.forgetAll(doc._id, tx.session);
    this.next(doc, { fase: 'restos' }, tx);
    return true;
  }

  private async finish(doc: ImportacionDoc, tx: Tx): Promise<void> {
    const { session } = tx;
    const conservado = await this.importados.countKept(doc._id, session);
    this.importaciones.update(doc, { estado: 'deshecha', fase: null, paso: doc.paso + 1, conservado }, tx);
    tx.fact(importacionDeshecha, {
      _id: doc._id.toHexString(),
      titulo: doc.archivo.nombre,
      origen: doc.origen,
      proyecto: doc.proyecto!.toHexString(),
      detalle: tellCounts({ ...doc.hecho, comentarios: 0, etiquetas: 0, enlaces: 0, archivos: 0 }),
      sprints: await this.emptySprints(doc, tx),
    });
    reload(tx, doc.proyecto!);
  }

  /** The sprints that it has made, without those in which a story stays. */
  private async emptySprints({ _id, sprints = [] }: ImportacionDoc, { session }: Tx): Promise<string[]> {
    const rows = await this.importaciones.sprintsOfRows(_id, session);
    const kept = await this.importados.madeAmong(
      _id,
      rows.map(({ id }) => id),
      session,
    );
    const used = new Set(rows.filter(({ id }) => kept.has(String(id))).map(({ sprint }) => String(sprint)));
    return sprints.filter((one) => one.nuevo && !used.has(String(one._id))).map((one) => String(one._id));
  }

  private async unusedLabels(doc: ImportacionDoc, tx: Tx): Promise<void> {
    const made = doc.etiquetas.map((nombre) => idIn(doc, `etiqueta:${toBuscable(nombre)}`));
    const living = await this.etiquetas.findMany(made, tx.session);
    const used = new Set<string>();
    for (const kind of living.length ? this.kinds.all : [])
      for (const id of await this.kinds.of(kind).labelsIn(doc.proyecto!, made)) used.add(id.toHexString());
    for (const label of living)
      if (!used.has(label._id.toHexString())) await this.etiquetas.remove(label, tx);
  }

  private next(doc: ImportacionDoc, changes: Partial<ImportacionDoc>, tx: Tx): void {
    this.importaciones.update(doc, { ...changes, paso: doc.paso + 1 }, tx);
  }
}
