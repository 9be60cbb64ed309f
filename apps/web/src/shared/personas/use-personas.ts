import type { UsuarioListado } from '@pmp/contracts/usuarios';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { plainText } from '../dominio/plain-text';
import { http } from '../http/http';
import { keys } from '../queries/keys';
import { useDebounced } from './use-debounced';

/** An installation with fewer people is known whole: nobody waits for a search, and any part of a name finds. */
const FIRST = 100;
const FOUND = 50;
/** Pause in typing before the server is asked. */
const DEBOUNCE_MS = 120;

/** Among whom: those who can sign in, also those who no longer can, or those whom the person may write to. */
type Entre = 'activas' | 'todas' | 'contactos';

const PRIMERAS: Record<Entre, string> = {
  activas: `/api/usuarios?estado=activo&orden=nombre&limite=${FIRST}`,
  todas: `/api/usuarios?orden=nombre&limite=${FIRST}`,
  contactos: `/api/mensajes/usuarios?limite=${FIRST}`,
};

type Elegible = Pick<UsuarioListado, '_id' | 'nombre' | 'avatar'>;

const getPersonas = async (path: string, signal: AbortSignal): Promise<Elegible[]> =>
  (await http.get<{ usuarios: Elegible[] }>(path, signal)).usuarios;

const pathOf = (entre: Entre, q: string): string => {
  const estado = entre === 'todas' ? '' : 'estado=activo&';
  return `/api/usuarios?q=${encodeURIComponent(q)}&${estado}orden=nombre&limite=${FOUND}`;
};

/** One person of whom only the id is known; null: nobody among them has it. */
export const usePersonaElegible = (id: string, entre: 'activas' | 'todas') =>
  useQuery({
    queryKey: [...keys.usuarios, entre, 'de', id],
    queryFn: async ({ signal }) => {
      const estado = entre === 'todas' ? '' : '&estado=activo';
      const found = await getPersonas(`/api/usuarios?id=${id}${estado}&limite=1`, signal);
      return found.find(({ _id }) => _id === id) ?? null;
    },
    enabled: id !== '',
  });

const namedSo = (personas: Elegible[] | undefined, texto: string): Elegible[] | undefined => {
  const words = plainText(texto).split(/\s+/);
  return personas?.filter(({ nombre }) => words.every((word) => plainText(nombre).includes(word)));
};

interface Options {
  entre?: Entre;
  enabled?: boolean;
  staleTime?: number;
  /** How often they are read again, from what is known. */
  refetchInterval?: (known: readonly Elegible[] | undefined) => number | false;
}

/**
 * Those among whom somebody may be chosen: everybody, or in a large installation whom the server finds by what has been
 * typed, and before that the first ones.
 */
export const usePersonasElegibles = (
  texto: string,
  { entre = 'activas', enabled = true, staleTime = 0, refetchInterval }: Options = {},
) => {
  const key = [...keys.usuarios, entre];
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => getPersonas(PRIMERAS[entre], signal),
    enabled,
    staleTime,
    refetchInterval: ({ state }) => refetchInterval?.(state.data) ?? false,
  });
  const isWhole = query.data !== undefined && query.data.length < FIRST;
  const q = useDebounced(texto.trim(), DEBOUNCE_MS);
  const found = useQuery({
    queryKey: [...key, q],
    queryFn: ({ signal }) => getPersonas(pathOf(entre, q), signal),
    enabled: enabled && q !== '' && query.data !== undefined && !isWhole,
    placeholderData: keepPreviousData,
  });
  const typed = texto.trim();
  // Of what was found for less, only those who are still meant: Enter takes the first of them.
  const isLate = typed !== q || found.isPlaceholderData || found.data === undefined;
  const shown = isWhole || q === '' ? query.data : (found.data ?? query.data);
  return {
    query,
    personas: isWhole || typed === '' || !isLate ? shown : namedSo(shown, typed),
    /** false: whoever types is answered by the server, by beginnings of words. */
    isWhole,
  };
};
