import type { Lugar, Ruta } from '../pantallas/ruta';

/** The parts that `pattern` names; undefined if it is another address. */
const paramsOf = (pattern: string, pathname: string): Lugar['params'] | undefined => {
  const names = pattern.split('/');
  const parts = pathname.replace(/\/+$/, '').split('/');
  if (names.length !== parts.length) return undefined;
  const params: Lugar['params'] = {};
  for (const [index, name] of names.entries()) {
    const part = parts[index] ?? '';
    if (name.startsWith(':')) params[name.slice(1)] = part;
    else if (name !== part) return undefined;
  }
  return params;
};

/** The first whose pattern the address has, as the router would choose, but without the router. */
export const matchRuta = (rutas: Ruta[], { pathname, search }: Pick<Location, 'pathname' | 'search'>) => {
  for (const ruta of rutas) {
    const params = paramsOf(ruta.path, pathname);
    if (params) return { ruta, lugar: { params, query: new URLSearchParams(search) } };
  }
  return undefined;
};
