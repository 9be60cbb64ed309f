import { Injectable } from '@nestjs/common';
import type { Cupo } from '@pmp/contracts/common';
import type { Tx, Writing } from '@pmp/platform';
import type { ClientSession } from 'mongoose';
import type { ElementoDoc } from '../kinds/elemento-doc';
import type { ElementoRepository } from '../kinds/elemento.repository';
import { objectId } from '../../storage/object-id';
import { assertFits, type Held, isInside } from './cupo.rules';
import { CuposRepository } from './cupos.repository';

interface Counted extends ElementoDoc {
  puntos: number;
}

/** What a change makes of a story. */
export interface Step {
  before: ElementoDoc;
  after: ElementoDoc;
}

/** The limits of the boards of each project. */
export type Limits = ReadonlyMap<string, readonly Cupo[]>;

export const NO_LIMITS: Limits = new Map();

type Figured = Pick<ElementoRepository, 'figuresOf'>;

/**
 * The limits of board columns. Counting and letting in are two steps: whoever comes in counts up the column's document,
 * and fails as obsolete if somebody else has come in since it counted.
 */
@Injectable()
export class Cupos {
  constructor(private readonly cupos: CuposRepository) {}

  /** Throws if the story does not fit; else what its transaction must do to keep the place. */
  async admit(cupo: Cupo | undefined, historia: Counted, historias: Figured): Promise<(tx: Writing) => void> {
    if (!cupo || isInside(cupo, historia)) return () => undefined;
    const { columna } = cupo;
    // Before counting: of what is counted later than this, nothing can be missing.
    const version = await this.cupos.versionOf(columna);
    const held = await this.heldIn(cupo, [historia], historias);
    assertFits(cupo, held, figuresOf([historia]), 'columnaDestinoId');
    return (tx) => this.cupos.countIn(columna, version, tx);
  }

  /** For changes of state in a transaction: throws if a column that they bring stories into has no room for all of them. */
  async admitInto(
    limits: Limits,
    steps: readonly Step[],
    historias: Figured,
    { session }: Tx,
  ): Promise<void> {
    for (const [proyecto, cupos] of limits)
      for (const cupo of cupos) {
        const entering = (steps as readonly { before: Counted; after: Counted }[])
          .filter(({ after }) => after.proyecto.equals(proyecto) && isOnBoard(cupo, after))
          .filter(({ before, after }) => !isInside(cupo, before) && isInside(cupo, after))
          .map(({ after }) => after);
        if (!entering.length) continue;
        await this.cupos.takeTurn(cupo.columna, session);
        const held = await this.heldIn(cupo, entering, historias, session);
        assertFits(cupo, held, figuresOf(entering), 'estado');
      }
  }

  private async heldIn(
    { dentro, entre, completadasDesde }: Cupo,
    except: readonly Counted[],
    historias: Figured,
    session?: ClientSession,
  ): Promise<Held> {
    const parts = dentro.map(({ estado, columnas, salvo }) => ({
      estado,
      columna: { [salvo ? '$nin' : '$in']: columnas.map(objectId) },
      ...(estado === 'completada' && completadasDesde && { updatedAt: { $gte: new Date(completadasDesde) } }),
    }));
    const among = {
      ...(entre && { $in: entre.map(objectId) }),
      $nin: except.map(({ _id }) => _id),
    };
    const total = { _id: null, tarjetas: { $sum: 1 }, puntos: { $sum: '$puntos' } };
    const stages = [{ $match: { _id: among, eliminado: null, $or: parts } }, { $group: total }];
    const [held] = await historias.figuresOf<Held>(except[0]!.proyecto, stages, session);
    return held ?? { tarjetas: 0, puntos: 0 };
  }
}

const isOnBoard = ({ entre }: Cupo, { _id }: ElementoDoc): boolean =>
  entre === null || entre.includes(_id.toHexString());

const figuresOf = (historias: readonly Counted[]): Held => ({
  tarjetas: historias.length,
  puntos: historias.reduce((sum, { puntos }) => sum + puntos, 0),
});
