import type { SprintCambio } from '@pmp/contracts/sprints';
import { rutasSprints } from '@pmp/contracts/sprints/rutas';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { leerLista, useFilas } from '../almacen/lista';
import { pedir } from '../http/pedir';
import { keys } from '../queries/keys';
import { conIds } from '../almacen/con-ids';

export const sprintsQuery = (proyectoId: string) => ({
  queryKey: keys.sprints(proyectoId),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    leerLista('sprint', async () => {
      const { sprints } = await pedir(rutasSprints.listar, { params: { id: proyectoId }, signal });
      return sprints.map(conIds);
    }),
});

/** The sprints of a project, in the order of their numbers. */
export const useSprints = (proyectoId: string, enabled = true) => {
  const query = useQuery({ ...sprintsQuery(proyectoId), enabled });
  const esSuyo = useCallback(({ proyecto }: SprintCambio) => proyecto === proyectoId, [proyectoId]);
  const filas = useFilas('sprint', query.data, query.data && esSuyo);
  const sprints = useMemo(() => filas.toSorted((a, b) => a.numero - b.numero), [filas]);
  return { ...query, data: query.data && sprints };
};
