import type { Epica, Historia, Tarea } from '@pmp/contracts/proyectos';
import { byOrden, type Ranked } from '../dominio/by-orden';

/** What something holds that has not been read yet. */
export interface Resto {
  de: 'epica' | 'historia';
  /** Undefined: not known yet. */
  count: number | undefined;
}

export interface HistoriaNode {
  historia: Historia;
  tareas: Tarea[];
  resto?: Resto;
}

export interface EpicaNode {
  epica: Epica;
  historias: HistoriaNode[];
  resto?: Resto;
}

/** What is left to read of an epic, and of a story; undefined: nothing. */
export interface Restos {
  deEpica: (epicaId: string, read: number) => Resto | undefined;
  deHistoria: (historiaId: string, read: number) => Resto | undefined;
}

const NONE: never[] = [];

const rankedBy = <T extends Ranked>(items: T[], keyOf: (item: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const item of items.toSorted(byOrden)) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
};

const ALL_READ: Restos = { deEpica: () => undefined, deHistoria: () => undefined };

/** Builds the tree on screen from the three flat lists; items whose parent is missing are left out. */
export const backlogTree = (
  epicas: Epica[],
  historias: Historia[],
  tareas: Tarea[],
  restos: Restos = ALL_READ,
): EpicaNode[] => {
  const tareasOf = rankedBy(tareas, ({ historiaId }) => historiaId);
  const historiasOf = rankedBy(historias, ({ epicaId }) => epicaId._id);
  return epicas.toSorted(byOrden).map((epica) => {
    const suyas = historiasOf.get(epica._id) ?? NONE;
    const resto = restos.deEpica(epica._id, suyas.length);
    return {
      epica,
      historias: suyas.map((historia) => {
        const itsTareas = tareasOf.get(historia._id) ?? NONE;
        const left = restos.deHistoria(historia._id, itsTareas.length);
        return { historia, tareas: itsTareas, ...(left && { resto: left }) };
      }),
      ...(resto && { resto }),
    };
  });
};

/** How many an epic or a story holds, read or not; undefined: not known yet. */
export const countIn = (read: readonly unknown[], resto: Resto | undefined): number | undefined =>
  resto ? resto.count && read.length + resto.count : read.length;

export const countTareas = ({ historias }: EpicaNode): number =>
  historias.reduce((sum, { tareas }) => sum + tareas.length, 0);

export const countTree = (tree: EpicaNode[]) => ({
  epicas: tree.length,
  historias: tree.reduce((sum, { historias }) => sum + historias.length, 0),
  tareas: tree.reduce((sum, node) => sum + countTareas(node), 0),
});
