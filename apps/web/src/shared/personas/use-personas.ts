import type { UsuarioListado } from '@pmp/contracts/usuarios';
import { useQuery } from '@tanstack/react-query';
import { HALLADOS, PRIMEROS, useElegibles } from '../elegibles/use-elegibles';
import { http } from '../http/http';
import { keys } from '../queries/keys';

/** Among whom: those who can sign in, also those who no longer can, or those whom the person may write to. */
type Entre = 'activas' | 'todas' | 'contactos';

const PRIMERAS: Record<Entre, string> = {
  activas: `/api/usuarios?estado=activo&orden=nombre&limite=${PRIMEROS}`,
  todas: `/api/usuarios?orden=nombre&limite=${PRIMEROS}`,
  contactos: `/api/mensajes/usuarios?limite=${PRIMEROS}`,
};

type Elegible = Pick<UsuarioListado, '_id' | 'nombre' | 'avatar'>;

const getPersonas = async (path: string, signal: AbortSignal): Promise<Elegible[]> =>
  (await http.get<{ usuarios: Elegible[] }>(path, signal)).usuarios;

const pathOf = (entre: Entre, q: string): string => {
  const estado = entre === 'todas' ? '' : 'estado=activo&';
  return `/api/usuarios?q=${encodeURIComponent(q)}&${estado}orden=nombre&limite=${HALLADOS}`;
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

interface Options {
  entre?: Entre;
  enabled?: boolean;
  staleTime?: number;
  /** How often they are read again, from what is known. */
  refetchInterval?: (known: readonly Elegible[] | undefined) => number | false;
}

/** Those among whom somebody may be chosen; in a large installation the server finds by beginnings of words. */
export const usePersonasElegibles = (texto: string, { entre = 'activas', ...options }: Options = {}) => {
  const { elegibles, ...rest } = useElegibles<Elegible>(texto, {
    queryKey: [...keys.usuarios, entre],
    read: (q, signal) => getPersonas(q ? pathOf(entre, q) : PRIMERAS[entre], signal),
    nombreOf: ({ nombre }) => nombre,
    ...options,
  });
  return { ...rest, personas: elegibles };
};
