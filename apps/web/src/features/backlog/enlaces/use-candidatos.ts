import type { Historia, Tarea } from '@pmp/contracts/proyectos';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDebounced } from '../../../shared/escritura/use-debounced';
import { almacen } from '../../../shared/almacen/almacen';
import type { Punta } from '../../../shared/elementos/enlazado';
import type { ElementoEnlazable } from '../../../shared/elementos/enlazando';
import { searchExtremos } from './enlaces-api';

/** Pause in typing before the server is asked. */
const DEBOUNCE_MS = 120;
const MIN_LETTERS = 2;

/** Items that screens have loaded: found at once, and without a network too. */
const useConocidos = (proyecto: string): Punta[] => {
  const queryClient = useQueryClient();
  const [conocidos] = useState(() => {
    const found = new Map<string, Punta>();
    const add = (tipo: Punta['tipo'], lista: readonly (Historia | Tarea)[] | undefined) => {
      if (!Array.isArray(lista)) return;
      for (const { _id, clave, titulo, estado, proyecto: de } of lista as readonly Tarea[])
        found.set(_id, { tipo, _id, clave, titulo, estado, proyecto: de });
    };
    for (const tipo of ['historia', 'tarea'] as const) {
      add(tipo, queryClient.getQueryData(['backlog', proyecto, tipo]));
      add(tipo, queryClient.getQueryData([`${tipo}s`, proyecto]));
    }
    for (const tipo of ['historia', 'tarea'] as const) add(tipo, almacen.all(tipo));
    return [...found.values()];
  });
  return conocidos;
};

/** What the item may be linked with: what is known here, and what the server finds with the text. */
export const useCandidatos = ({ datos }: ElementoEnlazable, texto: string) => {
  const q = useDebounced(texto.trim(), DEBOUNCE_MS);
  const enabled = q.length >= MIN_LETTERS;
  const { data = [], isFetching } = useQuery({
    queryKey: ['buscar', 'extremos', q],
    queryFn: ({ signal }) => searchExtremos(q, signal),
    enabled,
    retry: false,
    placeholderData: keepPreviousData,
  });
  const conocidos = useConocidos(datos.proyecto);
  const known = new Set(conocidos.map(({ _id }) => _id));
  const found = (enabled ? data : [])
    .filter(({ _id }) => !known.has(_id))
    .map(({ tipo, _id, clave = '', titulo, proyecto }): Punta => ({
      tipo: tipo as Punta['tipo'],
      _id,
      clave,
      titulo,
      estado: 'pendiente',
      proyecto,
    }));
  const candidatos = [...conocidos, ...found].filter(({ _id }) => _id !== datos._id);
  return { candidatos, isFetching: enabled && isFetching };
};
