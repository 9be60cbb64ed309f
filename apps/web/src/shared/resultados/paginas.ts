import type { ReplyOf } from '@pmp/contracts/common';
import { rutasElementos } from '@pmp/contracts/proyectos/rutas';
import { almacen } from '../almacen/almacen';
import type { FilaDe } from '../almacen/filas';
import type { Elemento, Ref } from '../elementos/elementos';
import { pedir } from '../http/pedir';

/** What a query finds, as far as one page goes. */
type PaginaLeida = ReplyOf<typeof rutasElementos.listar>;

/** Of that, what the list keeps; the items are in the store. */
export interface Pagina {
  refs: Ref[];
  siguiente: string | null;
  /** How many the query finds, on all pages together. */
  total: number;
}

/** Where a page begins, and how many it holds. */
export interface Ventana {
  cursor: string;
  limite: number;
}

/** The most that the server gives at once. */
const MAX_LIMITE = 500;
/** The first pages are read for their rows, the others because somebody goes on and on. */
const LIMITES = [100, 100, 200, 400];

export const PRIMERA: Ventana = { cursor: '', limite: LIMITES[0] ?? MAX_LIMITE };

/** The page after these; undefined: there is none. */
export const ventanaTras = ({ siguiente }: Pagina, pages: readonly Pagina[]): Ventana | undefined =>
  siguiente === null ? undefined : { cursor: siguiente, limite: LIMITES[pages.length] ?? MAX_LIMITE };

/** The address of the first page is also what is read ahead of its screen. */
export const getPagina = (
  q: string,
  { cursor, limite }: Ventana,
  signal?: AbortSignal,
): Promise<PaginaLeida> =>
  pedir(rutasElementos.listar, { query: { q, limite, cursor: cursor || undefined }, signal });

/** Reads a page into the store. */
export const leerPagina = async (q: string, ventana: Ventana, signal?: AbortSignal): Promise<Pagina> => {
  const { elementos, siguiente, total } = await getPagina(q, ventana, signal);
  for (const { entidad, ...fila } of elementos) almacen.take(entidad, [fila as FilaDe[typeof entidad]]);
  return {
    refs: elementos.map(({ entidad, _id }) => ({ entidad, id: _id })),
    siguiente: siguiente ?? null,
    total,
  };
};

/** Everything that a query finds, for a file or paper: page after page. */
export const getTodos = async (q: string): Promise<Elemento[]> => {
  const found = new Map<string, Elemento>();
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: PaginaLeida = await getPagina(q, { cursor, limite: MAX_LIMITE });
    for (const { entidad, ...datos } of page.elementos)
      found.set(datos._id, { entidad, datos } as unknown as Elemento);
    cursor = page.siguiente ?? null;
  }
  return [...found.values()];
};
