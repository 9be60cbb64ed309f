import { Injectable } from '@nestjs/common';
import type { Tx } from '@pmp/platform';
import type { ProyectoDoc } from '../../acceso/proyecto.model';
import { AccesoService } from '../../acceso/acceso.service';
import { Claves } from '../claves/claves';
import { ElementoEvents } from '../events/elemento-events';
import type { ElementoDoc } from '../kinds/elemento-doc';
import { personOf } from '../kinds/elemento.rules';
import type { Kind } from '../kinds/kind';
import { Kinds } from '../kinds/kinds';
import { Presenter } from '../present/presenter';
import { SweepsRepository } from '../sweeps/sweeps.repository';
import type { PapeleraDoc } from '../trash/papelera.model';

/** What one transaction restores of one trash entry. */
export interface ReviveBatch {
  entrada: PapeleraDoc;
  proyecto: ProyectoDoc;
  limit: number;
  /** In whose name open screens are told; null: they are not, because the project is still hidden. */
  autor: string | null;
}

export interface Revived {
  total: number;
  /** How many have lost the person they were given to. */
  sinAsignar: number;
}

/** Puts kept elements back where they were and publishes that. */
@Injectable()
export class Reviver {
  constructor(
    private readonly kinds: Kinds,
    private readonly acceso: AccesoService,
    private readonly claves: Claves,
    private readonly sweeps: SweepsRepository,
    private readonly presenter: Presenter,
    private readonly events: ElementoEvents,
  ) {}

  /** Those given to somebody who may no longer see the project are restored without that person. */
  async revive(kind: Kind, { entrada, proyecto, limit, autor }: ReviveBatch, tx: Tx): Promise<Revived> {
    const { removal } = this.kinds.of(kind);
    const kept = await removal.keptIn(entrada._id, limit, tx.session);
    const docs: ElementoDoc[] = [];
    for (const doc of kept) docs.push(await this.withPerson(kind, doc, proyecto));
    const sinAsignar = docs.filter((doc, i) => doc !== kept[i]).length;
    const keyed = await this.claves.keyed(docs, proyecto, tx.session);
    await removal.revive(keyed, tx.session);
    this.events.recount(tx, keyed);
    await this.unwatch(kind, keyed, tx);
    if (autor) await this.tell(kind, keyed, { autor, alone: entrada.tipo === kind.tipo }, tx);
    else for (const doc of keyed) this.events.state(tx, kind, doc);
    return { total: keyed.length, sinAsignar };
  }

  private async tell(
    kind: Kind,
    docs: readonly ElementoDoc[],
    { autor, alone }: { autor: string; alone: boolean },
    tx: Tx,
  ): Promise<void> {
    const shapes = await this.presenter.presentAll(kind, docs, { session: tx.session, isNew: true });
    docs.forEach((doc, i) => {
      const shape = shapes[i];
      if (!shape) return this.events.state(tx, kind, doc);
      this.events.returned(tx, kind, doc, shape, { autor, alone: alone || kind.toldBeneath === true });
    });
  }

  private async withPerson(
    kind: Pick<Kind, 'given'>,
    doc: ElementoDoc,
    proyecto: ProyectoDoc,
  ): Promise<ElementoDoc> {
    const person = personOf(kind, doc);
    if (!kind.given || !person || (await this.acceso.seemsToSee(person, proyecto))) return doc;
    return { ...doc, [kind.given.field]: null };
  }

  /** Cancels the sweeps beneath them. */
  private async unwatch(kind: Kind, docs: readonly ElementoDoc[], { session }: Tx): Promise<void> {
    if (!docs.length || !this.kinds.childrenOf(kind).length) return;
    const ids = docs.map(({ _id }) => _id);
    await this.sweeps.remove(ids, session);
  }
}
