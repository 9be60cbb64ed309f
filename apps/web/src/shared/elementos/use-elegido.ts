import { type MouseEvent, useCallback, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { Entidad, Ref } from './elementos';

/** The address parameter that names the comment to show. */
export const COMENTARIO = 'comentario';

/** Where an epic is opened: elsewhere `epica` is a filter. */
const entidadesIn = (pathname: string): readonly Entidad[] =>
  /^\/(backlog|cronologia|vistas|proyecto|dashboard)(\/|$)/.test(pathname)
    ? ['epica', 'historia', 'tarea']
    : ['historia', 'tarea'];

const refOf = (params: URLSearchParams, entidades: readonly Entidad[]): Ref | undefined => {
  for (const entidad of entidades) {
    const id = params.get(entidad);
    if (id) return { entidad, id };
  }
  return undefined;
};

/** The item in the side panel; kept in the address, so that a link opens it and Back closes it. */
export const useElegido = () => {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const entidades = useMemo(() => entidadesIn(pathname), [pathname]);
  const elegido = useMemo(() => refOf(params, entidades), [params, entidades]);
  const elegir = useCallback(
    (ref: Ref | undefined) =>
      setParams((before) => {
        const next = new URLSearchParams(before);
        for (const param of [...entidades, COMENTARIO]) next.delete(param);
        if (ref) next.set(ref.entidad, ref.id);
        return next;
      }),
    [setParams, entidades],
  );
  return [elegido, elegir] as const;
};

/** For a link to an item: a plain click opens it over the screen; in a new tab it is a page of its own. */
export const useAbrir = (entidad: Entidad, id: string) => {
  const [, elegir] = useElegido();
  return useCallback(
    (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      elegir({ entidad, id });
    },
    [elegir, entidad, id],
  );
};
