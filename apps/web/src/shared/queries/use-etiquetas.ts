import type { Etiqueta } from '@pmp/contracts/proyectos';
import { rutasEtiquetas } from '@pmp/contracts/proyectos/rutas';
import { useCallback, useMemo } from 'react';
import { useListaEntera } from '../almacen/lista';
import { pedir } from '../http/pedir';
import { keys } from './keys';

/** With how many stories and tasks have it. */
export type EtiquetaContada = Etiqueta & { elementos: number };

/** The labels of a project, in its order, with what waits for a network. */
export const useEtiquetas = (proyecto: string, enabled = true) => {
  const query = useListaEntera(
    'etiqueta',
    {
      queryKey: keys.etiquetas(proyecto),
      read: async (signal) =>
        (await pedir(rutasEtiquetas.listar, { params: { id: proyecto }, signal })).etiquetas,
      enabled,
    },
    useCallback((etiqueta) => etiqueta.proyecto === proyecto, [proyecto]),
  );
  const { data } = query;
  const etiquetas = useMemo(
    () =>
      data
        ?.map((each): EtiquetaContada => ({ ...each, elementos: each.elementos ?? 0 }))
        .sort((a, b) => a.orden - b.orden),
    [data],
  );
  return { ...query, data: etiquetas };
};
