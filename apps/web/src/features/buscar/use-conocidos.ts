import type { SprintEncontrado } from '@pmp/contracts/proyectos';
import type { Sprint } from '@pmp/contracts/sprints';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { almacen } from '../../shared/almacen/almacen';

const TIPOS = ['epica', 'historia', 'tarea'] as const;

export interface Conocido {
  tipo: (typeof TIPOS)[number];
  _id: string;
  titulo: string;
  proyecto: string;
}

/** The items that screens have loaded, as they are when the palette opens: the server finds only what is well written. */
export const useConocidos = (): Conocido[] => {
  const [conocidos] = useState(() =>
    TIPOS.flatMap((tipo) =>
      almacen.all(tipo).map(({ _id, titulo, proyecto }): Conocido => ({ tipo, _id, titulo, proyecto })),
    ),
  );
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
