import { Injectable } from '@nestjs/common';
import { elementoBloqueado, elementoDesbloqueado } from '@pmp/contracts/proyectos';
import type { Tx } from '@pmp/platform';
import type { Types } from 'mongoose';
import { ElementoEvents } from '../elementos/events/elemento-events';
import { personOf } from '../elementos/kinds/elemento.rules';
import { Kinds } from '../elementos/kinds/kinds';
import { Presenter } from '../elementos/present/presenter';
import { EnlacesRepository } from './enlaces.repository';
import { enlazadoOf, Extremos, type Found } from './extremos';

/**
 * Keeps in each element how many open ones it waits for. Counted anew from what is stored whenever one of them may have
 * opened or closed, so that it is right however often and in whatever order that is told.
 */
@Injectable()
export class CountBloqueos {
  constructor(
    private readonly enlaces: EnlacesRepository,
    private readonly extremos: Extremos,
    private readonly kinds: Kinds,
    private readonly presenter: Presenter,
    private readonly events: ElementoEvents,
  ) {}

  /** Of these and of what they hold up. */
  async around(ids: readonly Types.ObjectId[], autor: string | null, tx: Tx): Promise<void> {
    const held = await this.enlaces.heldUpBy(ids, tx.session);
    await this.of([...ids, ...held.map(({ destino }) => destino._id)], autor, tx);
  }

  /** Of these. Whoever is to do one that begins to wait, or waits no more, is told. */
  async of(ids: readonly Types.ObjectId[], autor: string | null, tx: Tx): Promise<void> {
    for (const { found, count } of await this.changed(ids, tx)) {
      const doc = await this.mark(found, count, autor, tx);
      if (doc.estado === 'completada' || (count && found.doc.bloqueadaPor)) continue;
      tx.fact(count ? elementoBloqueado : elementoDesbloqueado, waitOf(found, doc));
    }
  }

  /** Of these, which came all at once: nobody is told of each. */
  async silently(ids: readonly Types.ObjectId[], autor: string, tx: Tx): Promise<void> {
    for (const { found, count } of await this.changed(ids, tx)) await this.mark(found, count, autor, tx);
  }

  private async changed(ids: readonly Types.ObjectId[], tx: Tx): Promise<{ found: Found; count: number }[]> {
    const waiting = await this.extremos.findMany(distinct(ids), tx.session);
    const bloqueos = await this.enlaces.holdingUp(
      waiting.map(({ doc }) => doc._id),
      tx.session,
    );
    const open = await this.extremos.openAmong(
      distinct(bloqueos.map(({ origen }) => origen._id)),
      tx.session,
    );
    return waiting.flatMap((found) => {
      const holding = bloqueos.filter(({ destino }) => destino._id.equals(found.doc._id));
      const count = holding.filter(({ origen }) => open.has(origen._id.toHexString())).length;
      return count === (found.doc.bloqueadaPor ?? 0) ? [] : [{ found, count }];
    });
  }

  private async mark(found: Found, bloqueadaPor: number, autor: string | null, tx: Tx) {
    const { kind, doc: before } = found;
    const doc = await this.kinds.of(kind).mark(before, { bloqueadaPor }, tx.session);
    const [shape = null] = await this.presenter.presentAll(kind, [doc], { session: tx.session });
    this.events.marked(tx, kind, doc, shape, autor);
    return doc;
  }
}

function waitOf(found: Found, doc: Found['doc']) {
  const { tipo: entidad, _id, titulo, proyecto } = enlazadoOf(found);
  return {
    _id: _id.toHexString(),
    entidad,
    titulo,
    proyecto: proyecto.toHexString(),
    responsable: personOf(found.kind, doc),
  };
}

const distinct = (ids: readonly Types.ObjectId[]): Types.ObjectId[] => [
  ...new Map(ids.map((id) => [id.toHexString(), id])).values(),
];
