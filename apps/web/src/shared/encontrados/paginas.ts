import type { Elemento as Encontrado } from '@pmp/contracts/proyectos';
import type { InfiniteData } from '@tanstack/react-query';
import type { Elemento } from '../elementos/elementos';
import { http } from '../http/http';

/** What a query finds, as far as one page goes. */
export interface Pagina {
  elementos: Encontrado[];
  siguiente: string | null;
  /** How many the query finds, on all pages together. */
  total: number;
}

/** Where a page begins, and how many it holds. */
export interface Ventana {
  cursor: string;
  limite: number;
}

export type Paginas = InfiniteData<Pagina, Ventana>;

/** The most that the server gives at once. */
const MAX_LIMITE = 500;
/** The first pages are read for their rows, the others because somebody goes on and on. */
const LIMITES = [100, 100, 200, 400];

export const PRIMERA: Ventana = { cursor: '', limite: LIMITES[0] ?? MAX_LIMITE };

/** The page after these; undefined: there is none. */
export const ventanaTras = ({ siguiente }: Pagina, pages: readonly Pagina[]): Ventana | undefined =>
  siguiente === null ? undefined : { cursor: siguiente, limite: LIMITES[pages.length] ?? MAX_LIMITE };

/** The address of the first page is also what is read ahead of its screen. */
export const getPagina = (q: string, { cursor, limite }: Ventana, signal?: AbortSignal): Promise<Pagina> => {
  const params = new URLSearchParams({ q, limite: String(limite), ...(cursor && { cursor }) });
  return http.get<Pagina>(`/api/elementos?${params}`, signal);
};

const split = new WeakMap<Encontrado, Elemento>();

/** The same for the same one, so that the row of what has not changed is not drawn again. */
export const asElemento = (found: Encontrado): Elemento => {
  const known = split.get(found);
  if (known) return known;
  const { entidad, ...datos } = found;
  const elemento = { entidad, datos } as unknown as Elemento;
  split.set(found, elemento);
  return elemento;
};

/** Everything that a query finds, for a file or paper: page after page. */
export const getTodos = async (q: string): Promise<Elemento[]> => {
  const found = new Map<string, Encontrado>();
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: Pagina = await getPagina(q, { cursor, limite: MAX_LIMITE });
    for (const each of page.elementos) found.set(each._id, each);
    cursor = page.siguiente;
  }
  return [...found.values()].map(asElemento);
};
