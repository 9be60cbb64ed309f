import { PRIORIDADES } from '@pmp/contracts/common';
import { ESTADOS_TAREA, TIPOS_TAREA, type Panel, type Tarea } from '@pmp/contracts/proyectos';
import type { EtiquetaDoc } from '../elementos/etiquetas/etiqueta.model';
import type { ElementoDoc } from '../elementos/kinds/elemento-doc';
import type { PanelElemento } from './vida.rules';

export type PanelHistoria = PanelElemento & Pick<ElementoDoc, 'etiquetas'> & { puntos: number };

type Counted = Pick<Tarea, 'estado' | 'prioridad' | 'tipo'>;

/** Counts per key, zeros included. */
export const tally = <K extends string>(keys: readonly K[], values: readonly K[]): Record<K, number> => {
  const counts = Object.fromEntries(keys.map((key) => [key, 0])) as Record<K, number>;
  for (const value of values) counts[value] += 1;
  return counts;
};

/** A task is done only when it is `completada`. */
export function figuresOf(
  tareas: readonly Counted[],
): Pick<Panel, 'porEstado' | 'porPrioridad' | 'porTipo' | 'progreso'> & { tareasCompletadas: number } {
  const porEstado = tally(
    ESTADOS_TAREA,
    tareas.map(({ estado }) => estado),
  );
  const tareasCompletadas = porEstado.completada;
  return {
    tareasCompletadas,
    porEstado,
    porPrioridad: tally(
      PRIORIDADES,
      tareas.map(({ prioridad }) => prioridad),
    ),
    porTipo: tally(
      TIPOS_TAREA,
      tareas.map(({ tipo }) => tipo),
    ),
    progreso: tareas.length ? Math.round((tareasCompletadas / tareas.length) * 100) : 0,
  };
}

interface Etiquetadas {
  historias: number;
  puntos: number;
}

/** By the id of the label; a story with two counts for both. */
export function byEtiqueta(
  historias: readonly Pick<PanelHistoria, 'etiquetas' | 'puntos'>[],
): ReadonlyMap<string, Etiquetadas> {
  const figures = new Map<string, Etiquetadas>();
  for (const { etiquetas = [], puntos } of historias)
    for (const id of etiquetas.map(String)) {
      const before = figures.get(id) ?? { historias: 0, puntos: 0 };
      figures.set(id, { historias: before.historias + 1, puntos: before.puntos + puntos });
    }
  return figures;
}

/** The labels of the project, in its order, with what carries them. */
export const namedBy = (
  etiquetas: readonly Pick<EtiquetaDoc, '_id' | 'nombre' | 'color'>[],
  figures: ReadonlyMap<string, Etiquetadas>,
): NonNullable<Panel['porEtiqueta']> =>
  etiquetas.map(({ _id, nombre, color }) => ({
    _id: _id.toHexString(),
    nombre,
    color,
    ...(figures.get(_id.toHexString()) ?? { historias: 0, puntos: 0 }),
  }));
