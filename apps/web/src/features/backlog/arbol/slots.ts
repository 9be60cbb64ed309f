import type { EpicaNode, Resto } from '../../../shared/arbol/backlog-tree';
import type { Entidad, Ref } from '../../../shared/elementos/elementos';
import type { Row } from './rows';

/** Where an item can be put: in `padre` (an epic, a story, or '' for the project), after that sibling or first. */
export interface Slot {
  padre: string;
  despuesDe: string | null;
}

interface Group {
  padre: string;
  titulo: string;
  ids: string[];
  /** What comes after these and has not been read. */
  resto?: Resto | undefined;
}

/** The places that hold items of a kind, from top to bottom. */
const groupsOf = (tree: EpicaNode[], entidad: Entidad): Group[] => {
  if (entidad === 'epica') return [{ padre: '', titulo: '', ids: tree.map(({ epica }) => epica._id) }];
  if (entidad === 'historia')
    return tree.map(({ epica, historias, resto }) => ({
      padre: epica._id,
      titulo: epica.titulo,
      ids: historias.map(({ historia }) => historia._id),
      resto,
    }));
  return tree.flatMap(({ historias }) =>
    historias.map(({ historia, tareas, resto }) => ({
      padre: historia._id,
      titulo: historia.titulo,
      ids: tareas.map(({ _id }) => _id),
      resto,
    })),
  );
};

/** What an item is in: an epic, a story, or '' for the project. */
export const padreOf = (entidad: Entidad, datos: object): string => {
  const { epicaId, historiaId } = datos as { epicaId?: { _id: string }; historiaId?: string };
  return { epica: '', historia: epicaId?._id ?? '', tarea: historiaId ?? '' }[entidad];
};

/** Every place an item could be dropped at, from top to bottom, and which of them is where it is now. */
export const slotsOf = (tree: EpicaNode[], { entidad, id }: Ref) => {
  const slots: Slot[] = [];
  const edges = new Set<number>();
  let here = -1;
  for (const { padre, ids, resto } of groupsOf(tree, entidad)) {
    slots.push({ padre, despuesDe: null });
    for (const each of ids) {
      if (each === id) here = slots.length - 1;
      else slots.push({ padre, despuesDe: each });
    }
    if (resto && ids.length) edges.add(slots.length - 1);
  }
  return {
    slots,
    here,
    /** The place one up or down; undefined: there is none, or nobody has read what lies between. */
    beside: (at: number, by: 1 | -1): Slot | undefined =>
      edges.has(by === 1 ? at : at - 1) ? undefined : slots[at + by],
  };
};

/** Position and size of the group after the drop, for the announcement. */
export const placeOf = (tree: EpicaNode[], ref: Ref, { padre, despuesDe }: Slot) => {
  const group = groupsOf(tree, ref.entidad).find((each) => each.padre === padre);
  const others = group?.ids.filter((id) => id !== ref.id) ?? [];
  const posicion = despuesDe === null ? 1 : others.indexOf(despuesDe) + 2;
  return { titulo: group?.titulo ?? '', posicion, total: others.length + 1 + (group?.resto?.count ?? 0) };
};

const previousOf = (ids: string[], id: string, moved: string): string | null => {
  const others = ids.filter((each) => each !== moved || each === id);
  return others[others.indexOf(id) - 1] ?? null;
};

/** Where an item would go if dropped on a row. */
export const slotAt = (tree: EpicaNode[], ref: Ref, row: Row, lowerHalf: boolean): Slot | undefined => {
  if (row.kind === 'resto') return undefined;
  const groups = groupsOf(tree, ref.entidad);
  const target = {
    epica: row.epicaId,
    historia: row.historiaId,
    tarea: row.kind === 'tarea' ? row.key : undefined,
  }[ref.entidad];
  if (target === undefined) {
    // Over a possible parent: first inside it, or last when the row is at its end.
    const padre = ref.entidad === 'tarea' ? row.historiaId : row.epicaId;
    const group = groups.find((each) => each.padre === padre);
    if (!group) return undefined;
    const atEnd = row.kind === 'anadir' || row.kind === 'vacio';
    // What is last there is not known.
    if (atEnd && group.resto) return undefined;
    return {
      padre: group.padre,
      despuesDe: atEnd ? (group.ids.findLast((id) => id !== ref.id) ?? null) : null,
    };
  }
  const group = groups.find(({ ids }) => ids.includes(target));
  if (!group || target === ref.id) return undefined;
  const isHead = row.key === target;
  const despuesDe = isHead && !lowerHalf ? previousOf(group.ids, target, ref.id) : target;
  return { padre: group.padre, despuesDe };
};

/** The row under which the landing line is drawn; undefined: above the first. */
export const lineRow = (rows: Row[], { entidad }: Ref, { padre, despuesDe }: Slot): string | undefined => {
  const anchor = despuesDe ?? padre;
  if (!anchor) return undefined;
  if (despuesDe === null) {
    const isHead = (row: Row) => row.key === anchor || row.key === `${anchor}:texto`;
    return rows.findLast(isHead)?.key;
  }
  if (entidad === 'tarea') return anchor;
  const isInside = (row: Row) => (entidad === 'epica' ? row.epicaId : row.historiaId) === anchor;
  return rows.findLast(isInside)?.key;
};
