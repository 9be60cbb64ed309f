import { Injectable } from '@nestjs/common';
import {
  TIPOS_CON_PLAZO,
  type Epica,
  type Historia,
  type Plazos,
  type TipoConPlazo,
} from '@pmp/contracts/proyectos';
import { assertVersion, DomainError, UnitOfWork, type Caller, type Tx } from '@pmp/platform';
import { AccesoService } from '../acceso/acceso.service';
import { ElementoEvents } from './events/elemento-events';
import { changesOf } from './kinds/elemento.rules';
import type { Shape } from './kinds/kind';
import { Kinds } from './kinds/kinds';
import { Presenter } from './present/presenter';

type Cambio = Plazos['cambios'][number];

/** Gives several epics and stories of one project new days in one transaction: all of them or none. */
@Injectable()
export class MovePlazos {
  constructor(
    private readonly kinds: Kinds,
    private readonly acceso: AccesoService,
    private readonly presenter: Presenter,
    private readonly events: ElementoEvents,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** By kind, in the order in which they were sent. */
  move(caller: Caller, { proyecto: id, cambios }: Plazos): Promise<{ epica: Epica[]; historia: Historia[] }> {
    return this.unitOfWork.run(async (tx) => {
      const { session } = tx;
      const { _id } = await this.acceso.proyecto(caller, 'proyecto.editar', id, { session });
      const moved: Record<TipoConPlazo, Shape[]> = { epica: [], historia: [] };
      for (const tipo of TIPOS_CON_PLAZO) {
        const theirs = cambios.filter((cambio) => cambio.tipo === tipo);
        if (theirs.length)
          moved[tipo] = await this.moveOf(tipo, theirs, { caller, proyecto: String(_id), tx });
      }
      // A presenter is told its kind when it runs, so what it shows is known only by what all kinds have.
      return moved as { epica: Epica[]; historia: Historia[] };
    });
  }

  private async moveOf(
    tipo: TipoConPlazo,
    cambios: readonly Cambio[],
    { caller, proyecto, tx }: { caller: Caller; proyecto: string; tx: Tx },
  ): Promise<Shape[]> {
    const kind = this.kinds.at(tipo);
    const elementos = this.kinds.of(kind);
    const docs = await elementos.findMany(
      cambios.map((cambio) => cambio._id),
      tx.session,
    );
    const found = new Map(docs.map((doc) => [doc._id.toHexString(), doc]));
    const results = cambios.map(({ _id, version, inicio, fin }) => {
      const before = found.get(_id);
      if (String(before?.proyecto) !== proyecto || !before) throw new DomainError(kind.errors.missing);
      assertVersion(version, before.version);
      const changes = changesOf(kind, before, { inicio, fin });
      const isChanged = Object.keys(changes).length > 0;
      return { before, changes, doc: isChanged ? elementos.update(before, changes, tx) : before };
    });
    const after = results.map(({ doc }) => doc);
    const shapes = (await this.presenter.presentAll(kind, after, { session: tx.session })).map((shape) => {
      if (!shape) throw new DomainError(kind.errors.missing);
      return shape;
    });
    const changed = results.flatMap((result, i) =>
      result.doc === result.before ? [] : [{ ...result, shape: shapes[i] as Shape, autor: caller._id }],
    );
    this.events.updated(tx, kind, ...changed);
    return shapes;
  }
}
