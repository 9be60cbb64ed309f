import { Injectable } from '@nestjs/common';
import { DomainError, UnitOfWork, type Caller, type Tx } from '@pmp/platform';
import { AccesoService } from '../acceso/acceso.service';
import { assertRepeated } from '../storage/assert-repeated';
import { retryStale } from '../storage/retry-stale';
import { Mentions } from '../names/mentions';
import { Claves } from './claves/claves';
import { ElementoEvents } from './events/elemento-events';
import type { ElementoDoc } from './kinds/elemento-doc';
import { newElemento, parentIn, type CreateDatos } from './kinds/elemento.rules';
import type { Kind, Shape, Tipo } from './kinds/kind';
import { Kinds } from './kinds/kinds';
import { Parents } from './parents';
import { Presenter } from './present/presenter';
import { Ranker } from './rank/ranker';

/** Those who create in one project at once take its numbers from each other. */
const MAX_TRIES = 10;

/** An element to be made: what a person would send, and what kind of element it is. */
export interface Node {
  kind: Kind;
  datos: CreateDatos & { _id: string };
}

/** What was made, by kind and in order; `creado` is false when an earlier, identical call made it. */
export interface Made {
  creado: boolean;
  shapes: Record<Tipo, Shape[]>;
}

/** Makes an element with everything beneath it in one transaction: all of it or nothing. */
@Injectable()
export class CreateTree {
  constructor(
    private readonly kinds: Kinds,
    private readonly parents: Parents,
    private readonly acceso: AccesoService,
    private readonly ranker: Ranker,
    private readonly claves: Claves,
    private readonly events: ElementoEvents,
    private readonly presenter: Presenter,
    private readonly mentions: Mentions,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** `nodes`: each behind what it hangs from; only the first may hang from something that is there already. */
  async create(caller: Caller, proyecto: string, nodes: readonly Node[]): Promise<Made> {
    try {
      return await retryStale(
        () => this.unitOfWork.run((tx) => this.write(caller, proyecto, nodes, tx)),
        MAX_TRIES,
      );
    } catch (error) {
      const [{ kind, datos }] = nodes as [Node];
      const first = await this.kinds.of(kind).findById(datos._id);
      assertRepeated(error, first, caller, proyecto);
      return { creado: false, shapes: await this.found(kind, [first]) };
    }
  }

  private async write(caller: Caller, id: string, nodes: readonly Node[], tx: Tx): Promise<Made> {
    const { session } = tx;
    const proyecto = await this.acceso.proyecto(caller, 'proyecto.editar', id, { session });
    const [{ kind: first, datos: root }] = nodes as [Node];
    const padreId = parentIn(first, root);
    await this.kinds.assertFree(first, root._id);
    if (first.parent && padreId === undefined) throw new DomainError(first.parent.foreign);
    const padre = await this.parents.find(first, padreId, proyecto._id, session);
    this.parents.expect(first, padre, tx);
    const now = new Date();
    const made = nodes.map(({ kind, datos }) => {
      const stamp = { creador: caller._id, orden: this.ranker.next(), now };
      return newElemento<ElementoDoc, Shape>(kind, datos, stamp);
    });
    const docs = await this.claves.keyed(made, proyecto, session);
    const padres = padre ? [padre, ...docs] : docs;
    const shapes = emptyShapes();
    for (const [at, doc] of docs.entries()) {
      const { kind } = nodes[at] as Node;
      const shape = await this.presenter.present(kind, doc, { session, padres, isNew: true });
      this.kinds.of(kind).insert(doc, tx);
      this.events.created(tx, kind, doc, shape, caller._id);
      const about = { tipo: kind.tipo, before: '', equipo: proyecto.equipo, autor: caller._id };
      (await this.mentions.prepare(doc, about))(tx);
      shapes[kind.tipo].push(shape);
    }
    return { creado: true, shapes };
  }

  /** These and all that hangs from them. */
  private async found(kind: Kind, docs: readonly ElementoDoc[]): Promise<Made['shapes']> {
    const shapes = emptyShapes();
    shapes[kind.tipo] = await this.presenter.presentLiving(kind, docs);
    const ids = docs.map(({ _id }) => _id);
    for (const child of this.kinds.childrenOf(kind)) {
      const beneath = await this.kinds.of(child).findOf(ids);
      const theirs = beneath.length ? await this.found(child, beneath) : emptyShapes();
      for (const tipo of Object.keys(theirs) as Tipo[]) shapes[tipo].push(...theirs[tipo]);
    }
    return shapes;
  }
}

const emptyShapes = (): Record<Tipo, Shape[]> => ({ epica: [], historia: [], tarea: [] });
