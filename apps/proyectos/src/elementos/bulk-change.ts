import { Injectable } from '@nestjs/common';
import { DomainError, UnitOfWork, type Caller, type Tx } from '@pmp/platform';
import { AccesoService } from '../acceso/acceso.service';
import { applyChanges } from '../storage/apply-changes';
import { AskLimits } from './cupos/ask-limits';
import { Cupos } from './cupos/cupos';
import { CompleteBeneath } from './complete-beneath';
import { ElementoEvents } from './events/elemento-events';
import { HistorialNames } from './historial-names';
import { LabelElemento } from './etiquetas/label-elemento';
import type { EtiquetasLote } from './etiquetas/etiqueta.rules';
import type { ElementoDoc } from './kinds/elemento-doc';
import { changesOf, parentIn, personOf } from './kinds/elemento.rules';
import type { Kind, Shape } from './kinds/kind';
import { Kinds } from './kinds/kinds';
import { Parents } from './parents';
import { Presenter } from './present/presenter';

export interface Lote {
  ids: string[];
  cambios: { estado?: string | undefined; etiquetas?: EtiquetasLote | undefined };
  completarTareas?: boolean | undefined;
}

/** Applies one change to many elements in one transaction: to all of them or to none. */
@Injectable()
export class BulkChange {
  constructor(
    private readonly kinds: Kinds,
    private readonly parents: Parents,
    private readonly acceso: AccesoService,
    private readonly presenter: Presenter,
    private readonly beneath: CompleteBeneath,
    private readonly labels: LabelElemento,
    private readonly names: HistorialNames,
    private readonly events: ElementoEvents,
    private readonly limits: AskLimits,
    private readonly cupos: Cupos,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Returns the elements in the order of `ids`. */
  async change<D extends ElementoDoc, S extends Shape>(
    kind: Kind<D, S>,
    caller: Caller,
    { ids, cambios, completarTareas }: Lote,
  ): Promise<S[]> {
    const limits = await this.limits.of(kind, ids, cambios);
    return this.unitOfWork.run(async (tx) => {
      const docs = await this.find(kind, caller, { ids, cambios }, tx);
      await this.expectParent(kind, docs, parentIn(kind, cambios), tx);
      const updatedAt = new Date();
      const cambiosOf = await this.labels.changesFor(docs, cambios, tx.session);
      const results = docs.map((before) => {
        const changes = changesOf(kind, before, cambiosOf(before));
        return { before, changes, doc: applyChanges(before, changes, updatedAt), autor: caller._id };
      });
      const steps = results.map(({ before, doc }) => ({ before, after: doc }));
      await this.cupos.admitInto(limits, steps, this.kinds.of(kind), tx);
      const after = results.map(({ doc }) => doc);
      const shapes = (await this.presenter.presentAll(kind, after, { session: tx.session })).map((shape) => {
        if (!shape) throw new DomainError(kind.errors.missing);
        return shape;
      });
      const changed = results.flatMap((result, i) =>
        result.doc === result.before ? [] : [{ ...result, shape: shapes[i] as S }],
      );
      if (completarTareas) {
        const completed = changed.filter(({ changes }) => changes.estado === 'completada');
        const open = await this.beneath.find(
          kind,
          completed.map(({ doc }) => doc),
          tx.session,
        );
        this.beneath.complete(open, caller._id, tx);
      }
      if (cambios.etiquetas)
        for (const one of changed) this.kinds.of(kind).update(one.before, one.changes, tx);
      else await this.kinds.of(kind).updateMany(changed, updatedAt, tx.session);
      const all: Partial<D> = Object.assign({}, ...changed.map(({ changes }) => changes));
      const names = await this.names.of(kind, [...docs, ...after], all, tx.session);
      this.events.updated(tx, kind, ...changed.map((change) => ({ ...change, names })));
      return shapes;
    });
  }

  private async find<D extends ElementoDoc, S extends Shape>(
    kind: Kind<D, S>,
    caller: Caller,
    { ids, cambios }: Lote,
    { session }: Tx,
  ): Promise<D[]> {
    const { missing } = kind.errors;
    const docs = await this.kinds.of(kind).findMany(ids, session);
    const found = new Map(docs.map((doc) => [doc._id.toHexString(), doc]));
    for (const id of new Set(docs.map((doc) => doc.proyecto.toHexString()))) {
      const proyecto = await this.acceso.proyecto(caller, 'proyecto.editar', id, { missing, session });
      await this.acceso.assertMayBeGiven(kind, personOf(kind, cambios), proyecto);
    }
    return ids.map((id) => {
      const doc = found.get(id);
      if (!doc) throw new DomainError(missing);
      return doc;
    });
  }

  /** They may only move to a parent of their project. */
  private async expectParent(
    kind: Pick<Kind, 'parent'>,
    docs: readonly ElementoDoc[],
    id: string | undefined,
    tx: Tx,
  ): Promise<void> {
    let padre: ElementoDoc | null = null;
    for (const proyecto of new Set(docs.map((doc) => doc.proyecto.toHexString())))
      padre = await this.parents.find(kind, id, proyecto, tx.session);
    this.parents.expect(kind, padre, tx);
  }
}
