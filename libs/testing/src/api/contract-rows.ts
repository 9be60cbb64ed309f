import type { Ruta } from '@pmp/contracts/common';

type Rutas = Record<string, Record<string, Ruta>>;

/** A route of a contract as tables of rights name it: `PUT /historias/{id}`. */
const nameOf = ({ method, path }: Ruta): string => `${method} /${path.replaceAll(/:(\w+)/g, '{$1}')}`;

/**
 * Every route of a service's contracts, with the row that a table has for it: most need none, because their right says
 * the rest. Throws on a row whose route no longer exists.
 */
export function contractRows<Row extends object>(
  rutas: Rutas,
  table: Record<string, Row>,
): { name: string; route: Ruta; row: Row | undefined }[] {
  const routes = Object.values(rutas).flatMap((each) => Object.values(each));
  const rows = routes.map((route) => ({ name: nameOf(route), route, row: table[nameOf(route)] }));
  const names = new Set(rows.map(({ name }) => name));
  const strays = Object.keys(table).filter((name) => !names.has(name));
  if (strays.length > 0) throw new Error(`Están en la tabla y no existen: ${strays.join(', ')}`);
  return rows;
}

/** The address of a route with the id that stands after each word; throws where its row must say which. */
export const addressWith = (route: Ruta, idAfter: Record<string, string>): string =>
  `/${route.path.replaceAll(/([\w-]+)\/:\w+/g, (_, word: string) => {
    const id = idAfter[word];
    if (!id) throw new Error(`${nameOf(route)}: its row must say which`);
    return `${word}/${id}`;
  })}`;

/** The status of a route's own success. */
export const successOf = ({ method, status }: Ruta): number => status ?? (method === 'POST' ? 201 : 200);
