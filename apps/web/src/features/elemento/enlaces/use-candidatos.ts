import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDebounced } from '../../../shared/escritura/use-debounced';
import { almacen } from '../../../shared/almacen/almacen';
import type { Punta } from '../../../shared/elementos/enlazado';
import type { ElementoEnlazable } from '../../../shared/elementos/enlazando';
import { searchExtremos } from './enlaces-api';

/** Pause in typing before the server is asked. */
const DEBOUNCE_MS = 120;
const MIN_LETTERS = 2;

const TIPOS = ['historia', 'tarea'] as const;

/** Items that screens have loaded, those of its project first: found at once, and without a network too. */
const useConocidos = (propio: string): Punta[] => {
  const [conocidos] = useState(() => {
    const puntas = TIPOS.flatMap((tipo) =>
      almacen.all(tipo).map(({ _id, clave, titulo, estado, proyecto }): Punta => ({
        tipo,
        _id,
        clave,
        titulo,
        estado,
        proyecto,
      })),
    );
    const isSuya = ({ proyecto }: Punta) => proyecto === propio;
    return [...puntas.filter(isSuya), ...puntas.filter((each) => !isSuya(each))];
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
