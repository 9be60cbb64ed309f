import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDebounced } from '../../../shared/escritura/use-debounced';
import { almacen } from '../../../shared/almacen/almacen';
import { plainText } from '../../../shared/dominio/plain-text';
import type { Punta } from '../../../shared/elementos/enlazado';
import type { ElementoEnlazable } from '../../../shared/elementos/enlazando';
import { getRecientes, searchExtremos } from './enlaces-api';

/** Pause in typing before the server is asked. */
const DEBOUNCE_MS = 120;
const TIPOS = ['historia', 'tarea'] as const;

type Conocido = Punta & { updatedAt: string };

/** What screens have loaded: found at once, and without a network too. */
const loaded = (): Conocido[] =>
  TIPOS.flatMap((tipo) =>
    almacen.all(tipo).map(({ _id, clave, titulo, estado, proyecto, updatedAt }): Conocido => ({
      tipo,
      _id,
      clave,
      titulo,
      estado,
      proyecto,
      updatedAt,
    })),
  );

const porFecha = (a: Conocido, b: Conocido) => b.updatedAt.localeCompare(a.updatedAt);

/** A number is that of a key of the same project. */
const askedOf = (texto: string, prefijo: string) => (/^\d+$/.test(texto) ? `${prefijo}-${texto}` : texto);

/**
 * What the item may be linked with: what is known here, what changed last in its project, and what the server finds with
 * the text. Whose key it is stands first, then its own project, what changed last before the rest.
 */
export const useCandidatos = ({ datos }: ElementoEnlazable, texto: string) => {
  const prefijo = datos.clave.slice(0, datos.clave.lastIndexOf('-'));
  const q = askedOf(useDebounced(texto.trim(), DEBOUNCE_MS), prefijo);
  const [conocidos] = useState(loaded);
  const recientes = useQuery({
    queryKey: ['buscar', 'recientes', datos.proyecto],
    queryFn: ({ signal }) => getRecientes(prefijo, signal),
    retry: false,
  });
  const buscados = useQuery({
    queryKey: ['buscar', 'extremos', q],
    queryFn: ({ signal }) => searchExtremos(q, signal),
    enabled: q !== '',
    retry: false,
    placeholderData: keepPreviousData,
  });
  const hallados = (q ? (buscados.data ?? []) : []).map(
    ({ tipo, _id, clave = '', titulo, proyecto }): Punta => ({
      tipo: tipo as Punta['tipo'],
      _id,
      clave,
      titulo,
      estado: 'pendiente',
      proyecto,
    }),
  );
  const written = plainText(texto.trim());
  const isMeant = ({ clave, titulo }: Punta) => plainText(`${clave} ${titulo}`).includes(written);
  const aqui = [...conocidos, ...(recientes.data ?? [])].filter(isMeant).toSorted(porFecha);
  const first = new Map<string, Punta>();
  for (const punta of [...aqui, ...hallados])
    if (punta._id !== datos._id && !first.has(punta._id)) first.set(punta._id, punta);
  const rank = ({ clave, proyecto }: Punta) =>
    clave === q.toUpperCase() ? 0 : proyecto === datos.proyecto ? 1 : 2;
  const candidatos = [...first.values()].toSorted((a, b) => rank(a) - rank(b));
  return { candidatos, isFetching: q !== '' && buscados.isFetching };
};
