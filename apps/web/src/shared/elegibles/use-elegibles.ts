import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';
import { plainText } from '../dominio/plain-text';
import { useDebounced } from '../escritura/use-debounced';

/** As many are read before anything is typed; where there are fewer, they are all there are. */
export const PRIMEROS = 100;
export const HALLADOS = 50;
/** Pause in typing before the server is asked. */
const DEBOUNCE_MS = 120;

interface Busqueda<T> {
  queryKey: QueryKey;
  /** The first ones, or with `q` those whom the server finds by it. */
  read: (q: string, signal: AbortSignal) => Promise<T[]>;
  nombreOf: (one: T) => string;
  enabled?: boolean;
  staleTime?: number;
  /** How often they are read again, from what is known. */
  refetchInterval?: ((known: readonly T[] | undefined) => number | false) | undefined;
}

const namedSo = <T>(all: T[] | undefined, texto: string, nombreOf: (one: T) => string): T[] | undefined => {
  const words = plainText(texto).split(/\s+/);
  return all?.filter((one) => words.every((word) => plainText(nombreOf(one)).includes(word)));
};

/**
 * Those among whom one may be chosen: all of a few, which nobody waits for, and of many those whom the server finds by
 * what has been typed, and before that the first ones.
 */
export const useElegibles = <T>(
  texto: string,
  { queryKey, read, nombreOf, enabled = true, staleTime = 0, refetchInterval }: Busqueda<T>,
) => {
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => read('', signal),
    enabled,
    staleTime,
    refetchInterval: ({ state }) => refetchInterval?.(state.data as readonly T[] | undefined) ?? false,
  });
  const isWhole = query.data !== undefined && query.data.length < PRIMEROS;
  const q = useDebounced(texto.trim(), DEBOUNCE_MS);
  const found = useQuery({
    queryKey: [...queryKey, q],
    queryFn: ({ signal }) => read(q, signal),
    enabled: enabled && q !== '' && query.data !== undefined && !isWhole,
    placeholderData: keepPreviousData,
  });
  const typed = texto.trim();
  // Of what was found for less, only those who are still meant: Enter takes the first of them.
  const isLate = typed !== q || found.isPlaceholderData || found.data === undefined;
  const shown = isWhole || q === '' ? query.data : (found.data ?? query.data);
  return {
    query,
    elegibles: isWhole || typed === '' || !isLate ? shown : namedSo(shown, typed, nombreOf),
    /** false: whoever types is answered by the server. */
    isWhole,
  };
};
