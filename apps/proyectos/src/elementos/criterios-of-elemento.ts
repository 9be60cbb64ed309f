import { Injectable } from '@nestjs/common';
import type { CriteriosCreate, CriterioUpdate } from '@pmp/contracts/proyectos';
import { UnitOfWork, type Caller, type Tx } from '@pmp/platform';
import { retryStale } from '../storage/retry-stale';
import {
  sameCriterios,
  withCriterio,
  withCriterios,
  withoutCriterio,
  withPrueba,
  type PruebaDeCriterio,
} from './criterios/criterio.rules';
import { ElementoEvents } from './events/elemento-events';
import type { CriterioDoc } from './kinds/criterio-doc';
import type { ElementoDoc } from './kinds/elemento-doc';
import type { Kind, Shape } from './kinds/kind';
import { Kinds } from './kinds/kinds';
import { Presenter } from './present/presenter';
import { ReadElementos } from './read-elementos';

/** Changes of one element that may come between reading it and writing it: a team ticks together. */
const MAX_TRIES = 20;

/**
 * The criteria of an element, each of which is changed by itself: two people who tick two of them both succeed, as the
 * change is made again on top of what the other one wrote.
 */
@Injectable()
export class CriteriosOfElemento {
  constructor(
    private readonly kinds: Kinds,
    private readonly read: ReadElementos,
    private readonly presenter: Presenter,
    private readonly events: ElementoEvents,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  add<D extends ElementoDoc, S extends Shape>(
    kind: Kind<D, S>,
    caller: Caller,
    id: string,
    datos: CriteriosCreate,
  ): Promise<S> {
    return this.write(kind, caller, id, (doc) => withCriterios(doc, datos));
  }

  change<D extends ElementoDoc, S extends Shape>(
    kind: Kind<D, S>,
    caller: Caller,
    [id, criterio]: readonly [string, string],
    datos: CriterioUpdate,
  ): Promise<S> {
    return this.write(kind, caller, id, (doc) => withCriterio(doc, criterio, datos));
  }

  remove<D extends ElementoDoc, S extends Shape>(
    kind: Kind<D, S>,
    caller: Caller,
    [id, criterio]: readonly [string, string],
  ): Promise<S> {
    return this.write(kind, caller, id, (doc) => withoutCriterio(doc, criterio));
  }

  /** What code proves of a criterion, as part of the transaction in which that is heard. */
  prove<D extends ElementoDoc, S extends Shape>(
    tx: Tx,
    kind: Kind<D, S>,
    caller: Caller,
    id: string,
    prueba: PruebaDeCriterio,
  ): Promise<S> {
    return this.writeIn(tx, kind, caller, id, (doc) => withPrueba(doc, prueba));
  }

  private write<D extends ElementoDoc, S extends Shape>(
    kind: Kind<D, S>,
    caller: Caller,
    id: string,
    change: (doc: D) => CriterioDoc[],
  ): Promise<S> {
    const work = () => this.unitOfWork.run((tx) => this.writeIn(tx, kind, caller, id, change));
    return retryStale(work, MAX_TRIES);
  }

  private async writeIn<D extends ElementoDoc, S extends Shape>(
    tx: Tx,
    kind: Kind<D, S>,
    caller: Caller,
    id: string,
    change: (doc: D) => CriterioDoc[],
  ): Promise<S> {
    const { session } = tx;
    const before = await this.read.find(kind, caller, 'proyecto.editar', id, session);
    const criterios = change(before);
    if (sameCriterios(before, criterios)) return this.presenter.present(kind, before, { session });
    const changes = { criterios } as Partial<D>;
    const doc = this.kinds.of(kind).update(before, changes, tx);
    const shape = await this.presenter.present(kind, doc, { session });
    this.events.updated(tx, kind, { before, changes, doc, shape, autor: caller._id });
    return shape;
  }
}
