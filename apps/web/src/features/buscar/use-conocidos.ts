import type { Epica, Historia, SprintEncontrado, Tarea } from '@pmp/contracts/proyectos';
import type { Sprint } from '@pmp/contracts/sprints';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { almacen } from '../../shared/almacen/almacen';

type Tipo = 'epica' | 'historia' | 'tarea';
const isTipo = (parte: unknown): parte is Tipo =>
  parte === 'epica' || parte === 'historia' || parte === 'tarea';

export interface Conocido {
  tipo: Tipo;
  _id: string;
  titulo: string;
  proyecto: string;
}

/** The items that screens have loaded, as they are when the palette opens: the server finds only what is well written. */
export const useConocidos = (): Conocido[] => {
  const queryClient = useQueryClient();
  const [conocidos] = useState(() => {
    const found = new Map<string, Conocido>();
    const add = (tipo: Tipo, lista: readonly (Epica | Historia | Tarea)[] | undefined) => {
      if (!Array.isArray(lista)) return;
      for (const { _id, titulo, proyecto } of lista as readonly Tarea[])
        found.set(_id, { tipo, _id, titulo, proyecto });
    };
    for (const [key, lista] of queryClient.getQueriesData<Tarea[]>({ queryKey: ['backlog'] }))
      if (isTipo(key[2])) add(key[2], lista);
    for (const tipo of ['epica', 'historia', 'tarea'] as const) add(tipo, almacen.all(tipo));
    return [...found.values()];
  });
  return conocidos;
};

/** The sprints that screens have loaded, likewise. */
export const useSprintsConocidos = (): SprintEncontrado[] => {
  const queryClient = useQueryClient();
  const [sprints] = useState(() => {
    const found = new Map<string, SprintEncontrado>();
    // Whatever else is kept under a project's sprints has a longer key.
    for (const [{ length }, lista] of queryClient.getQueriesData<Sprint[]>({ queryKey: ['sprints'] }))
      for (const { _id, nombre, proyecto } of (length === 2 && lista) || [])
        found.set(_id, { _id, nombre, proyecto });
    return [...found.values()];
  });
  return sprints;
};
