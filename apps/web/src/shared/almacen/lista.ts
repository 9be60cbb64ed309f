import { type QueryKey, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { almacen } from './almacen';
import type { Clase, FilaDe } from './filas';
import { useAlmacen } from './use-almacen';

/** What a query keeps of a list: which things it found, and since when what is heard of is not among them. */
export interface Lista {
  ids: readonly string[];
  desde: number;
}

/** Reads a list into the store. */
export const leerLista = async <E extends Clase>(
  clase: E,
  read: () => Promise<readonly FilaDe[E][]>,
): Promise<Lista> => {
  const desde = almacen.momento();
  return { ids: almacen.take(clase, await read()), desde };
};

const found = <T>(value: T | undefined): value is T => value !== undefined;

/** The things of a list as they are now; `esNueva`: which of those that it did not find are in it all the same. */
export const filasDe = <E extends Clase>(
  clase: E,
  { ids, desde }: Lista,
  esNueva?: (fila: FilaDe[E]) => boolean,
): FilaDe[E][] => {
  const filas = ids.map((id) => almacen.get(clase, id)).filter(found);
  if (!esNueva) return filas;
  const known = new Set(ids);
  const nuevas = almacen.nuevas(clase, desde).filter((id) => !known.has(id));
  return [
    ...filas,
    ...[...new Set(nuevas)]
      .map((id) => almacen.get(clase, id))
      .filter(found)
      .filter(esNueva),
  ];
};

const NINGUNA: Lista = { ids: [], desde: 0 };

/** `lista`: undefined until it has been read; then nothing is in it. `esNueva` stays the same for the same list. */
export const useFilas = <E extends Clase>(
  clase: E,
  lista: Lista = NINGUNA,
  esNueva?: (fila: FilaDe[E]) => boolean,
): FilaDe[E][] => useAlmacen(useCallback(() => filasDe(clase, lista, esNueva), [clase, lista, esNueva]));

interface Entera<E extends Clase> {
  queryKey: QueryKey;
  read: (signal: AbortSignal) => Promise<readonly FilaDe[E][]>;
  enabled?: boolean;
}

/** A list that is read whole, with what waits for a network. `esSuya` stays the same for the same list. */
export const useListaEntera = <E extends Clase>(
  clase: E,
  { queryKey, read, enabled }: Entera<E>,
  esSuya: (fila: FilaDe[E]) => boolean,
) => {
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => leerLista(clase, () => read(signal)),
    enabled,
  });
  const filas = useFilas(clase, query.data, query.data && esSuya);
  return { ...query, data: query.data && filas };
};
