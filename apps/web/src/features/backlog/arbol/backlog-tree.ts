import type { Epica, Historia, Tarea } from '@pmp/contracts/proyectos';

export interface HistoriaNode {
  historia: Historia;
  tareas: Tarea[];
}

export interface EpicaNode {
  epica: Epica;
  historias: HistoriaNode[];
}

interface Ranked {
  _id: string;
  orden: string;
}

/** Ranks are compared byte by byte, not by language; the id decides between equal ones, so all screens agree. */
export const byOrden = (a: Ranked, b: Ranked): number => {
  if (a.orden !== b.orden) return a.orden < b.orden ? -1 : 1;
  return a._id < b._id ? -1 : 1;
};

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

/** Builds the tree on screen from the three flat lists; items whose parent is missing are left out. */
export const backlogTree = (epicas: Epica[], historias: Historia[], tareas: Tarea[]): EpicaNode[] => {
  const tareasOf = rankedBy(tareas, ({ historiaId }) => historiaId);
  const historiasOf = rankedBy(historias, ({ epicaId }) => epicaId._id);
  return epicas.toSorted(byOrden).map((epica) => ({
    epica,
    historias: (historiasOf.get(epica._id) ?? NONE).map((historia) => ({
      historia,
      tareas: tareasOf.get(historia._id) ?? NONE,
    })),
  }));
};

export const countTareas = ({ historias }: EpicaNode): number =>
  historias.reduce((sum, { tareas }) => sum + tareas.length, 0);

export const countTree = (tree: EpicaNode[]) => ({
  epicas: tree.length,
  historias: tree.reduce((sum, { historias }) => sum + historias.length, 0),
  tareas: tree.reduce((sum, node) => sum + countTareas(node), 0),
});
