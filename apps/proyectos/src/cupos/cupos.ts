import { Injectable } from '@nestjs/common';
import type { Cupo } from '@pmp/contracts/proyectos';
import type { Writing } from '@pmp/platform';
import type { ElementoDoc } from '../elementos/kinds/elemento-doc';
import type { ElementoRepository } from '../elementos/kinds/elemento.repository';
import { objectId } from '../storage/object-id';
import { assertFits, type Held, isInside } from './cupo.rules';
import { CuposRepository } from './cupos.repository';

interface Counted extends ElementoDoc {
  puntos: number;
}

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
    assertFits(cupo, await this.heldIn(cupo, historia, historias), historia.puntos);
    return (tx) => this.cupos.countIn(columna, version, tx);
  }

  private async heldIn(
    { dentro, entre, completadasDesde }: Cupo,
    { _id, proyecto }: Counted,
    historias: Figured,
  ): Promise<Held> {
    const parts = dentro.map(({ estado, columnas, salvo }) => ({
      estado,
      columna: { [salvo ? '$nin' : '$in']: columnas.map(objectId) },
      ...(estado === 'completada' && completadasDesde && { updatedAt: { $gte: new Date(completadasDesde) } }),
    }));
    const among = { ...(entre && { $in: entre.map(objectId) }), $ne: _id };
    const total = { _id: null, tarjetas: { $sum: 1 }, puntos: { $sum: '$puntos' } };
    const [held] = await historias.figuresOf<Held>(proyecto, [
      { $match: { _id: among, eliminado: null, $or: parts } },
      { $group: total },
    ]);
    return held ?? { tarjetas: 0, puntos: 0 };
  }
}
