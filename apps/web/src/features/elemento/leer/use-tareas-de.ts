import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { almacen } from '../../../shared/almacen/almacen';
import type { FilaDe } from '../../../shared/almacen/filas';
import { filasDe, leerLista } from '../../../shared/almacen/lista';
import { useAlmacen } from '../../../shared/almacen/use-almacen';
import { readTareasDe } from '../../../shared/arbol/leer-pagina';

/** The tasks of one story as they are now; until they have been read, those that are known: without a network too. */
export const useTareasDe = (proyectoId: string, historiaId: string) => {
  const query = useQuery({
    queryKey: ['backlog', proyectoId, 'tareas-de', historiaId],
    queryFn: ({ signal }) =>
      leerLista('tarea', () => readTareasDe(proyectoId, [historiaId], undefined, signal)),
    enabled: historiaId !== '',
    staleTime: 0,
  });
  const { data } = query;
  const select = useCallback((): FilaDe['tarea'][] => {
    if (historiaId === '') return [];
    const esSuya = (tarea: FilaDe['tarea']) => tarea.historiaId === historiaId;
    return (data ? filasDe('tarea', data, esSuya) : almacen.all('tarea')).filter(esSuya);
  }, [data, historiaId]);
  return { query, tareas: useAlmacen(select) };
};
