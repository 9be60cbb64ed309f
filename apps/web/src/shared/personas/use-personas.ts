import type { UsuarioListado } from '@pmp/contracts/usuarios';
import { rutasMensajes } from '@pmp/contracts/mensajes/rutas';
import { rutasUsuarios } from '@pmp/contracts/usuarios/rutas';
import { useQuery } from '@tanstack/react-query';
import { HALLADOS, PRIMEROS, useElegibles } from '../elegibles/use-elegibles';
import { pedir } from '../http/pedir';
import { keys } from '../queries/keys';

/** Among whom: those who can sign in, also those who no longer can, or those whom the person may write to. */
type Entre = 'activas' | 'todas' | 'contactos';

type Elegible = Pick<UsuarioListado, '_id' | 'nombre' | 'avatar'>;

const estadoDe = (entre: Entre) => (entre === 'todas' ? {} : ({ estado: 'activo' } as const));

/** The first of them, or those whom the typed letters find. */
const getPersonas = async (entre: Entre, q: string, signal: AbortSignal): Promise<Elegible[]> => {
  if (!q && entre === 'contactos')
    return (await pedir(rutasMensajes.listarContactos, { query: { limite: PRIMEROS }, signal })).usuarios;
  const asked = { ...(q && { q }), ...estadoDe(entre) };
  const query = { ...asked, orden: 'nombre', limite: q ? HALLADOS : PRIMEROS } as const;
  return (await pedir(rutasUsuarios.listar, { query, signal })).usuarios;
};

/** One person of whom only the id is known; null: nobody among them has it. */
export const usePersonaElegible = (id: string, entre: 'activas' | 'todas') =>
  useQuery({
    queryKey: [...keys.usuarios, entre, 'de', id],
    queryFn: async ({ signal }) => {
      const query = { id, ...estadoDe(entre), limite: 1 };
      const { usuarios } = await pedir(rutasUsuarios.listar, { query, signal });
      return usuarios.find(({ _id }) => _id === id) ?? null;
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
    read: (q, signal) => getPersonas(entre, q, signal),
    nombreOf: ({ nombre }) => nombre,
    ...options,
  });
  return { ...rest, personas: elegibles };
};
