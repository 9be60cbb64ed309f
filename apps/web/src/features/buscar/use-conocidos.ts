import type { SprintEncontrado } from '@pmp/contracts/proyectos';
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
  const [sprints] = useState(() =>
    almacen.all('sprint').map(({ _id, nombre, proyecto }): SprintEncontrado => ({ _id, nombre, proyecto })),
  );
  return sprints;
};
