import type { moverHistoria } from '@pmp/contracts/proyectos';
import type { z } from 'zod';
import { isInside } from '../elementos/cupos/cupo.rules';
import type { ElementoRepository } from '../elementos/kinds/elemento.repository';
import { objectId } from '../storage/object-id';
import type { HistoriaDoc } from './historia-doc';
import { type Neighbours, neighboursIn } from './neighbours.rules';

type Request = z.infer<typeof moverHistoria.request>;
type Sitio = NonNullable<Request['sitio']>;

/** So many of the whole project are read first: naming hundreds of ids in a query costs more. */
const NEAREST = 10;

/**
 * Between which two stories of its board a story comes; null: it stays where it is. `despuesDe`: the story that is named,
 * which may have left the column since. Reads at most three stories near the place, and not the board.
 */
export const placeOnBoard = async (
  historias: ElementoRepository<HistoriaDoc>,
  { sitio, despuesDe }: { sitio: Sitio; despuesDe: Request['despuesDe'] },
  moved: HistoriaDoc,
  named: HistoriaDoc | undefined,
): Promise<Neighbours<HistoriaDoc> | null> => {
  const isOnBoard = ({ _id }: HistoriaDoc) => sitio.entre?.includes(_id.toHexString()) ?? true;
  const first = outermostOn(historias, sitio, moved);
  const inside = insideOf(sitio);
  const around = [moved];
  if (despuesDe === undefined) {
    const last = await first(inside, -1);
    if (last) around.push(last, ...listOf(await first(behind(last))));
  } else if (despuesDe === null) around.push(...listOf(await first(inside)));
  else if (named && named !== moved && isOnBoard(named)) {
    const next = (await first({ $and: [inside, behind(named)] })) ?? (await first(behind(named)));
    around.push(named, ...listOf(next));
  }
  return neighboursIn((each) => isInside(sitio, each), around.sort(byRank), moved, despuesDe);
};

/** Finds the first story of a board, or the last, that is not the moved one. */
const outermostOn =
  (historias: ElementoRepository<HistoriaDoc>, { entre }: Sitio, { _id: moved, proyecto }: HistoriaDoc) =>
  async (where: object, which: 1 | -1 = 1): Promise<HistoriaDoc | undefined> => {
    const nearest = await historias.outermostOf(proyecto, where, which, NEAREST);
    const among = entre && new Set(entre);
    const found = nearest.find(({ _id }) => !_id.equals(moved) && (among?.has(_id.toHexString()) ?? true));
    if (found || nearest.length < NEAREST) return found;
    const _id = { ...(entre && { $in: entre.map(objectId) }), $ne: moved };
    return (await historias.outermostOf(proyecto, { ...where, _id }, which, 1))[0];
  };

/** The usual board has one column for each state: no story has to be asked for its column. */
const insideOf = ({ dentro }: Sitio): object => {
  if (dentro.every(({ columnas, salvo }) => salvo && !columnas.length))
    return { estado: { $in: dentro.map(({ estado }) => estado) } };
  const parts = dentro.map(({ estado, columnas, salvo }) => ({
    estado,
    columna: { [salvo ? '$nin' : '$in']: columnas.map(objectId) },
  }));
  return { $or: parts };
};

const behind = ({ orden, _id }: HistoriaDoc): object => ({
  orden: { $gte: orden },
  $or: [{ orden: { $gt: orden } }, { _id: { $gt: _id } }],
});

const byRank = (a: HistoriaDoc, b: HistoriaDoc): number =>
  a.orden < b.orden || (a.orden === b.orden && a._id.toHexString() < b._id.toHexString()) ? -1 : 1;

const listOf = <T>(item: T | undefined): T[] => (item === undefined ? [] : [item]);
