import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { live } from '../../../shared/vivo/live';
import { clavePropuestas, getPropuestas } from './api';

/** The proposals of a project; they come anew when somebody proposes or decides. */
export const usePropuestas = (proyecto: string) => {
  const client = useQueryClient();
  useEffect(
    () =>
      live.on('propuestas_cambiadas', (cambiadas) => {
        if (cambiadas.proyecto === proyecto)
          void client.invalidateQueries({ queryKey: clavePropuestas(proyecto) });
      }),
    [client, proyecto],
  );
  return useQuery({
    queryKey: clavePropuestas(proyecto),
    queryFn: ({ signal }) => getPropuestas(proyecto, signal),
    staleTime: 0,
  });
};
