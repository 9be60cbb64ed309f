import type { Epica, Historia, Tarea } from '@pmp/contracts/proyectos';

export interface HistoriaNode {
  historia: Historia;
  tareas: Tarea[];
}

export interface EpicaNode {
  epica: Epica;
  historias: HistoriaNode[];
}

/** Ranks compare byte by byte, in no language. */
const byOrden = (a: { orden: string }, b: { orden: string }) =>
  a.orden < b.orden ? -1 : Number(a.orden > b.orden);

const groupBy = <T>(items: T[], keyOf: (item: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
};

/** The three flat lists as the tree that the screen shows; what has lost its parent is not shown. */
export const backlogTree = (epicas: Epica[], historias: Historia[], tareas: Tarea[]): EpicaNode[] => {
  const tareasOf = groupBy(tareas, ({ historiaId }) => historiaId);
  const historiasOf = groupBy(historias, ({ epicaId }) => epicaId._id);
  return epicas.toSorted(byOrden).map((epica) => ({
    epica,
    historias: (historiasOf.get(epica._id) ?? [])
      .toSorted(byOrden)
      .map((historia) => ({ historia, tareas: tareasOf.get(historia._id) ?? [] })),
  }));
};

export const countTareas = ({ historias }: EpicaNode): number =>
  historias.reduce((sum, { tareas }) => sum + tareas.length, 0);
